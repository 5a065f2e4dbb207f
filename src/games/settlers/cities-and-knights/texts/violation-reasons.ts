import type { Text } from '../../../../engine/text.ts';
import type { CitiesAndKnightsReason } from '../rules/violations.ts';

const bilingual = (en: string, de: string): Text => ({ en, de });

/** Reasons that only Cities & Knights gives; shared ones are in the texts of CATAN. */
export const citiesAndKnightsReasons: Readonly<
  Record<
    Exclude<
      CitiesAndKnightsReason,
      'taken' | 'unreached' | 'never-played' | 'before-roll' | 'after-trade' | 'before-build'
    >,
    Text
  >
> = {
  'realm-only': bilingual('that’s only in Cities & Knights.', 'Das gibt es nur in Städte & Ritter.'),
  'top-level': bilingual('you’ve already reached the top level.', 'Du hast schon die höchste Stufe.'),
  'no-city': bilingual('you need a city to build improvements.', 'Für einen Ausbau brauchst du eine eigene Stadt.'),
  'no-bare-city': bilingual(
    'from level 4 on you need a city without a metropolis.',
    'Ab Stufe 4 brauchst du eine Stadt ohne Metropole.',
  ),
  'no-wall-left': bilingual('you have no walls left.', 'Du hast keine Stadtmauer mehr.'),
  'city-needed': bilingual(
    'walls go under your cities, and you don’t have one there.',
    'Mauern stehen unter eigenen Städten, und dort hast du keine.',
  ),
  'has-wall': bilingual('there’s already a wall.', 'Dort ist schon eine Mauer.'),
  'no-basic-left': bilingual('you have no basic knights left.', 'Du hast keinen einfachen Ritter mehr.'),
  'no-own-knight': bilingual('you don’t have a knight there.', 'Dort steht keiner deiner Ritter.'),
  'is-active': bilingual('the knight is already active.', 'Der Ritter ist schon aktiv.'),
  promoted: bilingual(
    'you can promote each knight only once a turn.',
    'Du kannst jeden Ritter nur einmal je Zug aufwerten.',
  ),
  mightiest: bilingual('a mighty knight is already at the top level.', 'Stärker als mächtig wird kein Ritter.'),
  fortress: bilingual(
    'you need the Fortress (politics 3) for mighty knights.',
    'Für mächtige Ritter brauchst du die Festung (Politik 3).',
  ),
  'no-piece-left': bilingual(
    'you have no knights of the next level left.',
    'Du hast keinen Ritter der nächsten Stufe mehr.',
  ),
  asleep: bilingual('the knight isn’t active.', 'Der Ritter ist passiv.'),
  'awake-now': bilingual(
    'it was activated this turn and can act from your next turn on.',
    'Er wurde in diesem Zug aktiviert und kann erst ab deinem nächsten handeln.',
  ),
  'has-acted': bilingual('the knight has already acted this turn.', 'Der Ritter hat in diesem Zug schon gehandelt.'),
  'no-way': bilingual(
    'it can’t get there: the spot is taken, your roads don’t reach it, or someone is in the way.',
    'Er kommt nicht dorthin: Der Platz ist besetzt, deine Straßen reichen nicht, oder jemand steht im Weg.',
  ),
  'no-target': bilingual('there’s no knight to drive off there.', 'Dort steht kein fremder Ritter.'),
  'too-strong': bilingual('you can only drive off weaker knights.', 'Du kannst nur schwächere Ritter vertreiben.'),
  'robber-off': bilingual(
    'the robber isn’t on the island until the barbarians have landed.',
    'Der Räuber ist erst nach der ersten Landung der Barbaren auf der Insel.',
  ),
  'robber-far': bilingual('the robber isn’t next to that knight.', 'Der Räuber steht nicht neben diesem Ritter.'),
  'harbor-closed': bilingual(
    'you can’t use Commercial Harbor with that player now.',
    'Mit dieser Person kannst du den Handelshafen gerade nicht nutzen.',
  ),
  'no-resource': bilingual('you can only offer a resource.', 'Du kannst nur einen Rohstoff anbieten.'),
  'no-sort': bilingual('you don’t have that resource.', 'Du hast diesen Rohstoff nicht.'),
  'no-hand': bilingual('that player has no cards.', 'Diese Person hat keine Karten.'),
  'after-roll': bilingual('you can only play it before you roll.', 'Du kannst sie nur vor dem Wurf spielen.'),
  'dice-set': bilingual('you’ve already set the dice.', 'Du hast die Würfel schon gestellt.'),
  'crane-waits': bilingual('use your first Crane before you play another.', 'Nutze erst deinen ersten Baukran.'),
  'no-use': bilingual('it wouldn’t do anything now.', 'Sie würde jetzt nichts bewirken.'),
};
