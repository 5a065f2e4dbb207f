import type { PlayPosition } from '../../play/play-api.ts';
import { plainLine } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { ChoiceButton } from './choice-button.tsx';
import { PickPanel } from './pick-panel.tsx';
import { groupName } from './question-panel.tsx';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';
import type { PageTurn } from './use-turn.ts';

interface ListProps {
  readonly play: Play;
  readonly turn: PageTurn;
  readonly position: PlayPosition;
}

/** Everything that can be done as one plain list, and the table in words. */
export function ChoiceList({ play, turn, position }: ListProps) {
  const t = useTranslate();
  const { model, question } = turn;
  return (
    <div class="choice-list">
      <p class="quiet-note">{t(question ? strings.listAbout : strings.nothing)}</p>
      {model?.several && <PickPanel turn={turn} play={play} />}
      {model &&
        !model.several &&
        model.list.map(({ id, choices }) => (
          <section key={id}>
            <h3>{t(groupName(play, id))}</h3>
            <ul>
              {choices.map((choice) => (
                <li key={choice.id}>
                  <ChoiceButton choice={choice} disabled={play.busy} onChoose={turn.choose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <details class="words">
        <summary>{t(strings.boardInWords)}</summary>
        <pre>{plainLine(t(position.words.text))}</pre>
      </details>
      <details class="words">
        <summary>{t(strings.handInWords)}</summary>
        <pre>{plainLine(t(position.words.hand))}</pre>
      </details>
    </div>
  );
}
