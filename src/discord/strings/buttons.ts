import type { Text } from '../../engine/text.ts';

/** Labels of buttons that appear in more than one place. */
export const buttonStrings = {
  openMatch: { en: 'Open Match', de: 'Partie öffnen' },
  openBoard: { en: 'Open Board', de: 'Spielplan öffnen' },
  acceptTakeBack: { en: 'Allow Take-back', de: 'Rücknahme erlauben' },
  declineTakeBack: { en: 'Decline Take-back', de: 'Rücknahme ablehnen' },
  useBank: { en: 'Use Time Bank', de: 'Zeitkonto nutzen' },
  mute: { en: 'Mute This Turn', de: 'Diesen Zug stummschalten' },
  grant: { en: 'Give 24 Hours', de: '24 Stunden geben' },
  autopilot: { en: 'Use Autopilot', de: 'Autopilot nutzen' },
  claim: { en: 'Claim Win', de: 'Sieg beanspruchen' },
  adjourn: { en: 'Adjourn Match', de: 'Partie vertagen' },
  keepPlaying: { en: 'Keep Playing', de: 'Weiterspielen' },
  resume: { en: 'Resume Match', de: 'Partie fortsetzen' },
  takeSeatBack: { en: 'Take Seat Back', de: 'Platz zurücknehmen' },
  orders: { en: 'Standing Orders', de: 'Daueraufträge' },
} as const satisfies Record<string, Text>;
