import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { languages } from '../../../src/engine/text.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { suggestPlans } from '../../../src/games/rivals/suggest-plans.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';

describe('plans for a turn', () => {
  it.each(variantIds)('trade for a build, or end the turn with a draw, and can all be played: %s', (variant) => {
    let [trades, ends] = [0, 0];
    const random = randomFrom({ seed: `plans ${variant}`, drawn: 0 });
    for (let number = 0; trades < 3 || ends < 8; number++) {
      expect(number).toBeLessThan(20);
      const options = rivals.info.options.parse({ variant });
      let at = startMatch(rivals, options, 2, `plans ${variant} ${number}`);
      for (let answers = 0; at.open.length > 0 && answers < 400; answers++) {
        const [asked] = at.open;
        if (!asked) break;
        const plans = suggestPlans(rivals.views.forSeat(at.state, asked.seat), asked);
        for (const { moves, text } of plans) {
          let played = at;
          for (const move of moves) played = submitAnswer(rivals, played.match, asked.seat, move);
          const first = moves[0]?.[0];
          if (first === 'end') ends++;
          else {
            trades++;
            expect(asked.choices).not.toContain(moves.at(-1)?.[0]);
          }
          for (const language of languages) expect(text[language].length).toBeLessThanOrEqual(80);
        }
        // Resources and cards are kept for what takes more.
        const answer = asked.key === 'action' && random.below(3) > 0 ? ['end'] : randomAnswer(asked, random);
        at = submitAnswer(rivals, at.match, asked.seat, answer);
      }
    }
  });
});
