import { ControlIcon } from './control-icon.tsx';
import { useTranslate } from './page-language.ts';
import type { RecordBreak, Verdict } from './load-record.ts';
import { strings } from './strings.ts';

interface ProofProps {
  readonly commitment: string;
  /** Null while the match runs. */
  readonly seed: string | null;
  /** Null until everything was recomputed. */
  readonly verdict: Verdict | null;
  readonly record?: string | undefined;
}

/** Shows what was recomputed here and what came of it. */
export function ProofPanel({ commitment, seed, verdict, record }: ProofProps) {
  const t = useTranslate();
  return (
    <section class="proof" id="proof" aria-labelledby="proof-title">
      <h2 id="proof-title">{t(strings.proof)}</h2>
      <div aria-live="polite">
        {seed === null ? (
          <p>{t(strings.pending)}</p>
        ) : verdict === null ? (
          <p class="checking">{t(strings.checking)}</p>
        ) : (
          <VerdictText verdict={verdict} />
        )}
      </div>
      <dl>
        {commitment !== '' && (
          <>
            <dt>{t(strings.commitment)}</dt>
            <dd class="hash">{commitment}</dd>
          </>
        )}
        {seed !== null && (
          <>
            <dt>{t(strings.seed)}</dt>
            <dd class="hash">{seed}</dd>
          </>
        )}
      </dl>
      {record !== undefined && (
        <button type="button" class="quiet" onClick={() => saveFile(record)}>
          {t(strings.saveRecord)}
        </button>
      )}
    </section>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const t = useTranslate();
  switch (verdict.kind) {
    case 'proven': {
      const { turns, answers, throws, won } = verdict.proof;
      return (
        <>
          <p class="verdict proven">
            <ControlIcon name="proven" />
            <strong>{t(strings.proven)}</strong>
          </p>
          <p>
            {t(strings.provenNumbers(turns, answers, throws))} {!won && t(strings.notProven)}
          </p>
        </>
      );
    }
    case 'broken':
      return (
        <>
          <p class="verdict broken">
            <ControlIcon name="broken" />
            <strong>{t(strings.broken(verdict.at.line))}</strong>
          </p>
          <p>{t(strings.brokenAbout)}</p>
          <BreakText at={verdict.at} />
        </>
      );
    case 'other-version':
      return (
        <>
          <p class="verdict unsure">
            <ControlIcon name="unsure" />
            <strong>{t(strings.otherVersion(verdict.written, verdict.here))}</strong>
          </p>
          <p>{t(strings.otherVersionAbout(verdict.at.line))}</p>
          <BreakText at={verdict.at} />
        </>
      );
    case 'failed':
      return (
        <>
          <p class="verdict broken">
            <ControlIcon name="broken" />
            <strong>{t(strings.failed)}</strong>
          </p>
          <p>{t(strings.failedAbout)}</p>
        </>
      );
  }
}

function BreakText({ at }: { readonly at: RecordBreak }) {
  const t = useTranslate();
  return (
    <dl class="break">
      <dt>{t(strings.written)}</dt>
      <dd>{at.written}</dd>
      <dt>{t(strings.replayed)}</dt>
      <dd>{at.replayed}</dd>
    </dl>
  );
}

function saveFile(record: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${/^match: ([\w-]+)$/m.exec(record)?.[1] ?? 'match'}.record.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
