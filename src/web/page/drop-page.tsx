import { useEffect, useRef, useState } from 'preact/hooks';
import { useTranslate } from './page-language.ts';
import { RecordReplay } from './record-replay.tsx';
import { strings } from './strings.ts';

/** Larger files aren't even read. */
const MAX_BYTES = 4_000_000;

/** Replays a record that is dropped, pasted or chosen. Nothing leaves the page. */
export function DropPage() {
  const t = useTranslate();
  const [record, setRecord] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const open = (file: File | null | undefined): void => {
      if (!file) return;
      // What can't be read is no record either.
      void readText(file).then(setRecord, () => setRecord(''));
    };
    const onDrag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const onDrop = (event: DragEvent): void => {
      onDrag(event);
      open(event.dataTransfer?.files[0]);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      const text = clipboardData?.getData('text/plain');
      if (text) setRecord(text);
      else open(clipboardData?.files[0]);
    };
    addEventListener('dragover', onDrag);
    addEventListener('dragleave', onDrag);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('dragleave', onDrag);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);

  const pick = (label: string) => (
    <>
      <input
        ref={picker}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept=".txt,.record,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void readText(file).then(setRecord, () => setRecord(''));
          currentTarget.value = '';
        }}
      />
      <button type="button" class={record === null ? 'strong' : 'quiet'} onClick={() => picker.current?.click()}>
        {label}
      </button>
    </>
  );

  if (record === null)
    return (
      <section class={over ? 'drop over' : 'drop'}>
        <h1>{t(strings.dropTitle)}</h1>
        <p>{t(strings.dropAbout)}</p>
        {pick(t(strings.choose))}
        <p class="small">{t(strings.stays)}</p>
      </section>
    );
  return (
    <>
      <RecordReplay text={record} key={record} />
      <p class="another">{pick(t(strings.another))}</p>
    </>
  );
}

const readText = async (file: File): Promise<string> => (file.size > MAX_BYTES ? ' '.repeat(MAX_BYTES) : file.text());
