import { describe, expect, it } from 'vitest';
import { boardImage } from '../../src/discord/pages/board-image.ts';
import { type PanelOptions, panelPage } from '../../src/discord/pages/panel.ts';
import { offeredChoices } from '../../src/discord/questions/offers.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import type { Language } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { silentLog } from '../../src/testkit/silent-log.ts';
import { transcribedParts } from '../e2e/message-parts.ts';
import { panelWith, questionsOf } from './questions.ts';

/** Draws nothing, so that only the numbers of places are seen. */
const picture = { png: Buffer.alloc(8), width: 1, height: 1 };
const renderer = { draw: async () => picture, animate: async () => ({ gif: Buffer.alloc(8), width: 1, height: 1 }) };

/** A page without its words and numbers: the kinds of its parts. */
const shapeOf = (text: string): string =>
  [...new Set(text.split('\n').flatMap((line) => [line.charAt(0), ...line.matchAll(/→ [\w-]+/gu)].map(String)))].join();

/** The page, or only its choices: what is above them doesn't depend on them. */
function written(options: PanelOptions, whole = false): string {
  const { components } = panelPage(options);
  const choices = components.flatMap((part): object[] => ('components' in part ? part.components.slice(1) : []));
  return transcribedParts(whole ? components : choices).replaceAll(/<t:\d+:(\w)>/gu, '<$1>');
}

/** The pages of a question: as it is first asked, with some and with all picks, and for the place of each thing. */
async function pagesOf(
  game: AnyGame,
  view: unknown,
  decision: Decision,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const panel = panelWith(game, view, decision);
  const random = randomFrom({ seed: `${decision.key} ${decision.choices.length}`, drawn: 0 });
  const whole = randomAnswer(decision, random);
  const image = await boardImage({ renderer, log: silentLog }, panel, language, []);
  const pages = new Map([
    ['', written({ panel, language, boardImage: image }, true)],
    ['without a picture', written({ panel, language })],
  ]);
  if (decision.max > 1) {
    pages.set('some picked', written({ panel, language, boardImage: image, picks: whole.slice(0, 1) }));
    pages.set('all picked', written({ panel, language, boardImage: image, picks: whole }));
    pages.set('page 2', written({ panel, language, portion: 1, again: whole }));
  }
  const opening = offeredChoices(game, view, decision).find(({ opens }) => opens !== undefined);
  if (opening?.opens !== undefined) {
    const narrow = opening.opens;
    const near = await boardImage({ renderer, log: silentLog }, panel, language, [], { narrow });
    pages.set('places', written({ panel, language, narrow, boardImage: near }));
    pages.set('places without a picture', written({ panel, language, narrow }));
  }
  return pages;
}

/** `npm run golden -- transcripts` accepts a change. */
describe('questions read the same as before', () => {
  it.each([...games.values()].map((game, index) => [game.info.id, index % 2 === 0 ? 'en' : 'de', game] as const))(
    '%s in %s',
    async (id, language, game) => {
      const seen = new Set<string>();
      const pages: string[] = [];
      for (const variant of game.info.variants) {
        let count = 0;
        for (const { view, decision } of questionsOf(game, { variant: variant.id }, `pages ${variant.id}`)) {
          if (count++ > 200) break;
          const about = `${decision.key}, ${decision.choices.length} choices, ${decision.min} to ${decision.max}`;
          const kind = `${decision.key} ${Math.ceil(decision.choices.length / 6)} ${Math.min(decision.max, 3)}`;
          if (seen.has(kind)) continue;
          seen.add(kind);
          for (const [how, text] of await pagesOf(game, view, decision, language)) {
            const shape = shapeOf(text);
            if (seen.has(shape)) continue;
            seen.add(shape);
            pages.push(`## ${variant.id}: ${about}${how && `, ${how}`}\n${text}\n`);
          }
        }
      }
      await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(`panel-pages/${id}-${language}.txt`);
    },
  );
});
