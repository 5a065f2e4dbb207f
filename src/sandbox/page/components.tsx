import { useEffect, useState } from 'preact/hooks';
import type {
  PageActionRow,
  PageButton,
  PageComponent,
  PageMedia,
  PageMessage,
  PageSection,
  PageSelect,
} from '../page-api/index.ts';
import { EmojiView } from './emoji.tsx';
import { Markdown } from './markdown.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { Select, type SelectChoice } from './select.tsx';
import { selectChoices } from './select-choices.ts';

/** Components of a message, classic rows or Components V2. */
export function MessageComponents({ message }: { readonly message: PageMessage }) {
  return (
    <>
      {message.components.map((component) => (
        <ComponentView key={component.id} component={component} message={message} />
      ))}
    </>
  );
}

function ComponentView({ component, message }: { readonly component: PageComponent; readonly message: PageMessage }) {
  switch (component.type) {
    case 1:
      return <Row row={component} message={message} />;
    case 9:
      return <Section section={component} message={message} />;
    case 10:
      return <Markdown text={component.content} />;
    case 12:
      return (
        <div class={`gallery gallery-${Math.min(component.items.length, 3)}`}>
          {component.items.map(({ media, description, spoiler }) => (
            <MediaPicture key={media.url} media={media} alt={description ?? ''} spoiler={spoiler ?? false} />
          ))}
        </div>
      );
    case 13:
      return (
        <a class="file" href={component.file.url} download={component.name ?? true}>
          {component.name ?? 'file'}
        </a>
      );
    case 14:
      return (
        <hr class={`separator spacing-${component.spacing ?? 1}${component.divider === false ? ' invisible' : ''}`} />
      );
    case 17: {
      const accent = component.accent_color;
      const colour = accent === null || accent === undefined ? null : `#${accent.toString(16).padStart(6, '0')}`;
      return (
        <div class="container" style={colour ? { borderInlineStartColor: colour } : {}}>
          {component.components.map((child) => (
            <ComponentView key={child.id} component={child} message={message} />
          ))}
        </div>
      );
    }
    default:
      (component) satisfies never;
      return null;
  }
}

function Section({ section, message }: { readonly section: PageSection; readonly message: PageMessage }) {
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-texts">
        {section.components.map(({ id, content }) => (
          <Markdown key={id} text={content} />
        ))}
      </div>
      {accessory.type === 2 ? (
        <Button button={accessory} message={message} />
      ) : (
        <div class="thumbnail">
          <MediaPicture media={accessory.media} alt={accessory.description ?? ''} />
        </div>
      )}
    </div>
  );
}

export function MediaPicture({
  media,
  alt,
  spoiler = false,
}: {
  readonly media: PageMedia;
  readonly alt: string;
  readonly spoiler?: boolean;
}) {
  const { showPicture } = usePage();
  const strings = useStrings();
  const [hidden, setHidden] = useState(spoiler);
  if (hidden)
    return (
      <button type="button" class="picture hidden-picture" onClick={() => setHidden(false)}>
        {strings.spoiler}
      </button>
    );
  return (
    <button
      type="button"
      class="picture"
      aria-label={strings.enlarge(alt)}
      onClick={() => showPicture({ url: media.url, alt })}
    >
      <img src={media.url} alt={alt} width={media.width ?? undefined} height={media.height ?? undefined} />
    </button>
  );
}

function Row({ row, message }: { readonly row: PageActionRow; readonly message: PageMessage }) {
  return (
    <div class="row">
      {row.components.map((component) =>
        component.type === 2 ? (
          <Button key={component.id} button={component} message={message} />
        ) : (
          <RowSelect key={component.id} select={component} message={message} />
        ),
      )}
    </div>
  );
}

const LONGEST_WAIT = 3_000;
const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary', 6: 'primary' } as const;

function Button({ button, message }: { readonly button: PageButton; readonly message: PageMessage }) {
  const { interact } = usePage();
  const [busy, setBusy] = useState(false);
  const face = (
    <>
      {button.emoji && <EmojiView emoji={button.emoji} />}
      {button.label}
    </>
  );
  // Busy until the message changes, if the application has announced a change.
  useEffect(() => setBusy(false), [message]);
  const press = async () => {
    setBusy(true);
    const outcome = await interact({ type: 'click', messageId: message.id, customId: button.custom_id as string });
    if (outcome?.kind === 'update' && outcome.deferred) setTimeout(() => setBusy(false), LONGEST_WAIT);
    else setBusy(false);
  };
  if (button.url)
    return (
      <a class="button secondary" href={button.url} target="_blank" rel="noreferrer noopener">
        {face}
      </a>
    );
  return (
    <button
      type="button"
      class={`button ${styles[button.style]}`}
      data-custom-id={button.custom_id}
      disabled={button.disabled}
      aria-busy={busy}
      onClick={() => !busy && void press()}
    >
      {face}
    </button>
  );
}

function RowSelect({ select, message }: { readonly select: PageSelect; readonly message: PageMessage }) {
  const { client, interact } = usePage();
  const strings = useStrings();
  const choices: readonly SelectChoice[] = selectChoices(
    client,
    select,
    client.channels.get(message.channelId)?.guildId ?? null,
  );
  return (
    <Select
      label={select.placeholder ?? strings.select}
      choices={choices}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled ?? false}
      version={message}
      customId={select.custom_id}
      onChosen={(values) => interact({ type: 'select', messageId: message.id, customId: select.custom_id, values })}
    />
  );
}
