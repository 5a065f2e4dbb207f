import { expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { languages } from '../../../src/engine/text.ts';
import { struggle } from '../../../src/games/struggle/game.ts';
import { suggestPlans } from '../../../src/games/struggle/suggest-plans.ts';

it('a trade with the market is suggested with the build it makes possible', () => {
  const random = randomFrom({ seed: 'market', drawn: 0 });
  let offered = 0;
  let at = startMatch(struggle, struggle.info.options.parse({}), 3, 'market');
  for (let answers = 0; at.open.length > 0 && answers < 300; answers++) {
    const [asked] = at.open;
    if (!asked) break;
    for (const { moves, text } of suggestPlans(struggle.views.forSeat(at.state, asked.seat), asked)) {
      offered++;
      const [[trade = ''] = [], [build = ''] = []] = moves;
      expect(trade).toMatch(/^market /);
      expect(asked.choices).not.toContain(build);
      let played = at;
      for (const move of moves) played = submitAnswer(struggle, played.match, asked.seat, move);
      for (const language of languages) expect(text[language].length).toBeLessThanOrEqual(80);
    }
    at = submitAnswer(struggle, at.match, asked.seat, randomAnswer(asked, random));
  }
  expect(offered).toBeGreaterThan(10);
});
