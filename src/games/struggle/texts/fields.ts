import type { Field } from '../../../engine/game/index.ts';

/** House rules that go with a challenge. */
export const fields: readonly Field[] = [
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Whether a turn goes on while others still choose what the robbers take.',
      de: 'Ob ein Zug weitergeht, während andere noch wählen, was die Räuber nehmen.',
    },
    values: [
      { id: 'patient', name: { en: 'Turns go on', de: 'Züge gehen weiter' }, value: 'patient' },
      { id: 'strict', name: { en: 'Everything in order', de: 'Alles der Reihe nach' }, value: 'strict' },
    ],
  },
];
