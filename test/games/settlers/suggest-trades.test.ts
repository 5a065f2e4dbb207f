import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { languages } from '../../../src/engine/text.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { suggestTrades } from '../../../src/games/settlers/suggest-trades.ts';

describe('a trade with the bank', () => {
  it.each(['classic', 'cities-and-knights'])('is suggested with what it makes possible: %s', (variant) => {
    const random = randomFrom({ seed: `trades ${variant}`, drawn: 0 });
    let offered = 0;
    for (let number = 0; offered < 6; number++) {
      expect(number).toBeLessThan(8);
      const options = settlers.info.options.parse({ variant });
      let at = startMatch(settlers, options, 3, `trades ${variant} ${number}`);
      for (let answers = 0; at.open.length > 0 && answers < 500; answers++) {
        const [asked] = at.open;
        if (!asked) break;
        for (const { moves, text } of suggestTrades(settlers.views.forSeat(at.state, asked.seat), asked)) {
          offered++;
          const [[trade = ''] = [], [purchase = ''] = []] = moves;
          expect(trade).toMatch(/^trade /);
          expect(asked.choices).not.toContain(purchase);
          let played = at;
          for (const move of moves) played = submitAnswer(settlers, played.match, asked.seat, move);
          for (const language of languages) expect(text[language].length).toBeLessThanOrEqual(80);
        }
        // Cards are kept for a trade.
        const keeps = asked.key === 'menu' && asked.choices.includes('end') && random.below(4) > 0;
        at = submitAnswer(settlers, at.match, asked.seat, keeps ? ['end'] : randomAnswer(asked, random));
      }
    }
  });
});
