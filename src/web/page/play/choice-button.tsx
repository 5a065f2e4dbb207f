import type { PlayChoice } from '../../play/play-api.ts';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';

interface ChoiceProps {
  readonly choice: PlayChoice;
  readonly strong?: boolean;
  readonly disabled: boolean;
  onChoose(choice: PlayChoice, asking?: boolean): void;
}

/** A choice as a button: what it does, with price and effect below. */
export function ChoiceButton({ choice, strong = false, disabled, onChoose }: ChoiceProps) {
  const t = useTranslate();
  const { text, detail, primary, placement, askingLabel } = choice;
  const effect = placement?.effect;
  return (
    <>
      <button
        type="button"
        class={strong || primary ? 'choice strong' : 'choice'}
        disabled={disabled}
        data-choice={choice.id}
        onClick={() => onChoose(choice)}
      >
        <span>
          <MarkedText text={t(text)} />
        </span>
        {(detail ?? effect) && (
          <small>
            <MarkedText text={[detail, effect].flatMap((each) => (each ? [t(each)] : [])).join(' · ')} />
          </small>
        )}
      </button>
      {askingLabel && (
        <button type="button" class="choice" disabled={disabled} onClick={() => onChoose(choice, true)}>
          {t(askingLabel)}
        </button>
      )}
    </>
  );
}
