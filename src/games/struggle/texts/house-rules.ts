import type { HouseRule } from '../../../engine/game/index.ts';

export const houseRules: readonly HouseRule[] = [
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Keep playing while others choose what they lose to the robbers, or wait for them.',
      de: 'Weiterspielen, während andere noch wählen, was die Räuber nehmen, oder auf sie warten.',
    },
    values: [
      { id: 'patient', name: { en: 'Don’t wait', de: 'Nicht warten' }, value: 'patient' },
      { id: 'strict', name: { en: 'Wait for every answer', de: 'Auf alle Antworten warten' }, value: 'strict' },
    ],
  },
];
