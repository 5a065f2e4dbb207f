import { ControlIcon } from './control-icon.tsx';
import { useTranslate } from './page-language.ts';
import type { Viewer } from './replay-model.ts';
import { strings } from './strings.ts';
import type { Playback } from './use-playback.ts';

interface ControlProps {
  readonly playback: Playback;
  readonly heading: string;
}

/** Slider and buttons to move through the match. */
export function ReplayControls({ playback, heading }: ControlProps) {
  const t = useTranslate();
  const { at, last, playing } = playback;
  return (
    <section class="controls" aria-label={t(strings.controls)}>
      <input
        class="position"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t(strings.slider)}
        aria-valuetext={heading}
        onInput={({ currentTarget }) => playback.goTo(Number(currentTarget.value))}
      />
      <div class="buttons">
        <button type="button" aria-label={t(strings.first)} disabled={at === 0} onClick={() => playback.goTo(0)}>
          <ControlIcon name="first" />
        </button>
        <button type="button" aria-label={t(strings.back)} disabled={at === 0} onClick={() => playback.goTo(at - 1)}>
          <ControlIcon name="back" />
        </button>
        <button
          type="button"
          class="main"
          aria-label={t(playing ? strings.pause : strings.play)}
          onClick={playback.togglePlaying}
        >
          <ControlIcon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label={t(strings.next)} disabled={at === last} onClick={() => playback.goTo(at + 1)}>
          <ControlIcon name="next" />
        </button>
        <button type="button" aria-label={t(strings.last)} disabled={at === last} onClick={() => playback.goTo(last)}>
          <ControlIcon name="last" />
        </button>
      </div>
      <p class="where">
        <b>{heading}</b> <span>{t(strings.position(at, last))}</span>
      </p>
    </section>
  );
}

/** How far a step goes, and how fast the match plays. */
export function ReplaySettings({ playback }: { readonly playback: Playback }) {
  const t = useTranslate();
  const { mode, speed } = playback;
  return (
    <div class="settings">
      <Choices
        title={t(strings.stepBy)}
        name="mode"
        chosen={mode}
        options={[
          ['turn', t(strings.byTurn)],
          ['answer', t(strings.byAnswer)],
        ]}
        onChoose={playback.setMode}
      />
      <Choices
        title={t(strings.speed)}
        name="speed"
        chosen={speed}
        options={strings.speeds.map((text, index) => [index, t(text)] as const)}
        onChoose={playback.setSpeed}
      />
      <p class="keys">{t(strings.keys)}</p>
    </div>
  );
}

interface ChoicesProps<T> {
  readonly title: string;
  readonly name: string;
  readonly chosen: T;
  readonly options: readonly (readonly [value: T, label: string, seat?: number])[];
  readonly onChoose: (value: T) => void;
}

/** One of a few options, as a row of radio buttons. */
function Choices<T>({ title, name, chosen, options, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      {options.map(([value, label, seat]) => (
        <label key={label} class={seat === undefined ? undefined : `seat-${seat}`}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ViewerProps {
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly onChoose: (viewer: Viewer) => void;
}

/** Chooses whose knowledge is shown. */
export function ViewerChoice({ names, viewer, onChoose }: ViewerProps) {
  const t = useTranslate();
  return (
    <Choices<Viewer>
      title={t(strings.view)}
      name="viewer"
      chosen={viewer}
      options={[[null, t(strings.everyone)], ...names.map((name, seat) => [seat, name, seat] as const)]}
      onChoose={onChoose}
    />
  );
}
