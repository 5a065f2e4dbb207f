import type { Text } from '../../engine/text.ts';

/** Labels of buttons that stand in more than one place: each is written here only. */
export const buttonWords = {
  openMatch: { en: 'Open Match', de: 'Partie öffnen' },
  acceptTakeBack: { en: 'Grant Take-back', de: 'Rücknahme gewähren' },
  declineTakeBack: { en: 'Decline Take-back', de: 'Rücknahme ablehnen' },
  useBank: { en: 'Use Time Bank', de: 'Zeitkonto nutzen' },
  mute: { en: 'Mute This Turn', de: 'Diesen Zug stummschalten' },
  grant: { en: 'Give 24 Hours', de: '24 Stunden geben' },
  autopilot: { en: 'Let Autopilot Play', de: 'Autopilot spielen lassen' },
  claim: { en: 'Claim Win', de: 'Sieg beanspruchen' },
  adjourn: { en: 'Adjourn Match', de: 'Partie vertagen' },
  resume: { en: 'Resume Match', de: 'Partie fortsetzen' },
  takeSeatBack: { en: 'Take My Seat Back', de: 'Meinen Platz zurücknehmen' },
  orders: { en: 'Standing Orders', de: 'Daueraufträge' },
} as const satisfies Record<string, Text>;
