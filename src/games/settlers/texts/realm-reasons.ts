import type { Text } from '../../../engine/text.ts';
import type { RealmBecause } from '../rules/realm-faults.ts';

const said = (en: string, de: string): Text => ({ en, de });

/** Why something of Cities & Knights is not possible now; what other variants say too stands there. */
export const realmReasons: Readonly<Record<Exclude<RealmBecause, 'taken' | 'unreached' | 'never-played' | 'before-roll' | 'after-trade' | 'before-build'>, Text>> = {
  'realm-only': said('it belongs to Cities & Knights.', 'Das gehört zu Städte & Ritter.'),
  'top-level': said('the track is at its end.', 'Der Ausbau ist schon am Ende.'),
  'no-city': said('improvements need a city of yours.', 'Für einen Ausbau brauchst du eine eigene Stadt.'),
  'no-bare-city': said('from level 4 on you need a city without a metropolis.', 'Ab Stufe 4 brauchst du eine Stadt ohne Metropole.'),
  'no-wall-left': said('you have no wall left.', 'Du hast keine Stadtmauer mehr.'),
  'city-needed': said('a wall stands under a city of yours, and there is none.', 'Eine Mauer steht unter einer eigenen Stadt, und dort ist keine.'),
  'has-wall': said('there is a wall already.', 'Dort ist schon eine Mauer.'),
  'no-basic-left': said('you have no basic knight left.', 'Du hast keinen einfachen Ritter mehr.'),
  'no-own-knight': said('there is no knight of yours.', 'Dort steht keiner deiner Ritter.'),
  'is-active': said('the knight is active already.', 'Der Ritter ist schon aktiv.'),
  'promoted': said('each knight is promoted once in a turn.', 'Jeder Ritter wird nur einmal je Zug aufgewertet.'),
  'mightiest': said('no knight is stronger than a mighty one.', 'Stärker als mächtig wird kein Ritter.'),
  'fortress': said('only the Fortress (politics 3) makes knights mighty.', 'Erst die Festung (Politik 3) macht Ritter mächtig.'),
  'no-piece-left': said('you have no knight of the next level left.', 'Du hast keinen Ritter der nächsten Stufe mehr.'),
  'asleep': said('the knight is not active.', 'Der Ritter ist nicht aktiv.'),
  'awake-now': said('it was activated in this turn and acts from your next one on.', 'Er wurde in diesem Zug aktiviert und handelt ab deinem nächsten.'),
  'has-acted': said('the knight can do nothing more in this turn.', 'Der Ritter kann in diesem Zug nichts mehr tun.'),
  'no-way': said('your roads do not lead there: the place is taken, or somebody is in the way.', 'Deine Straßen führen nicht dorthin: Der Platz ist besetzt, oder jemand steht im Weg.'),
  'no-target': said('there is no foreign knight.', 'Dort steht kein fremder Ritter.'),
  'too-strong': said('only a weaker knight can be driven off.', 'Nur ein schwächerer Ritter lässt sich vertreiben.'),
  'robber-off': said('the robber is not on the island before the barbarians have landed.', 'Der Räuber ist erst nach der ersten Landung der Barbaren auf der Insel.'),
  'robber-far': said('the robber is not beside that knight.', 'Der Räuber steht nicht neben diesem Ritter.'),
  'harbor-closed': said('no Commercial Harbor turns to that player now.', 'Kein Handelshafen richtet sich gerade an diese Person.'),
  'no-resource': said('only a resource can be offered there.', 'Dort lässt sich nur ein Rohstoff anbieten.'),
  'no-sort': said('you do not hold that resource.', 'Du hast diesen Rohstoff nicht.'),
  'no-hand': said('that player has no cards.', 'Diese Person hat keine Karten.'),
  'after-roll': said('it is played before the roll.', 'Sie wird vor dem Wurf gespielt.'),
  'crane-waits': said('a Crane is waiting already.', 'Ein Baukran wartet schon.'),
  'no-use': said('it could do nothing now.', 'Sie könnte jetzt nichts bewirken.'),
};
