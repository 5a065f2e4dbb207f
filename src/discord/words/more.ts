import type { Text } from '../../engine/text.ts';

const areAsked = (others: number): Text =>
  others > 1 ? { en: 'The others are asked', de: 'Die anderen werden' } : { en: 'The other player is asked', de: 'Die andere Seite wird' };

export const moreWords = {
  title: { en: '**What else you can do**', de: '**Was du sonst tun kannst**' },
  askTakeBack: { en: 'Ask for Take-back', de: 'Um Rücknahme bitten' },
  restartTurn: { en: 'Restart Turn', de: 'Zug neu beginnen' },
  undoOrder: { en: 'Choose Myself', de: 'Selbst wählen' },
  settings: { en: 'Settings', de: 'Einstellungen' },
  whatIsThis: { en: 'What Is This?', de: 'Was ist das?' },
  rules: { en: 'Read Rules', de: 'Regeln lesen' },
  rematch: { en: 'Ask for Rematch', de: 'Um Revanche bitten' },
  resign: { en: 'Resign Match', de: 'Partie aufgeben' },
  resignSure: (names: Text, several: boolean): Text => ({
    en: `If you resign, ${names.en} ${several ? 'win' : 'wins'}, and this cannot be taken back.`,
    de: `Wenn du aufgibst, ${several ? 'gewinnen' : 'gewinnt'} ${names.de}; das lässt sich nicht zurücknehmen.`,
  }),
  resignAlone: {
    en: 'If you resign, the match ends without a score, and this cannot be taken back.',
    de: 'Wenn du aufgibst, endet die Partie ohne Ergebnis; das lässt sich nicht zurücknehmen.',
  },
  /** Where several people stay. */
  resignSeat: {
    en: 'If you resign, a computer plays on in your place, and your seat cannot win meanwhile. You can take it back as long as the match lasts.',
    de: 'Wenn du aufgibst, spielt ein Computer für dich weiter; gewinnen kann dein Platz solange nicht. Du kannst ihn zurücknehmen, solange die Partie läuft.',
  },
  keepPlaying: { en: 'Keep Playing', de: 'Weiterspielen' },
  seatBack: { en: 'You are back at the table.', de: 'Du sitzt wieder am Tisch.' },
  resigned: { en: 'You resigned.', de: 'Du hast aufgegeben.' },
  bankUsed: { en: 'Your time bank is running now.', de: 'Dein Zeitkonto läuft jetzt.' },
  muted: { en: 'No more reminders for this turn.', de: 'Keine Erinnerungen mehr für diesen Zug.' },
  granted: { en: 'You gave 24 more hours.', de: 'Du hast 24 Stunden mehr Zeit gegeben.' },
  autopiloted: { en: 'The autopilot plays this turn.', de: 'Der Autopilot spielt diesen Zug.' },
  claimed: { en: 'You claimed the win.', de: 'Du hast den Sieg beansprucht.' },
  adjournAsked: (others: number): Text => ({ en: `${areAsked(others).en} whether to adjourn.`, de: `${areAsked(others).de} gefragt, ob vertagt wird.` }),
  adjourned: { en: 'The match is adjourned.', de: 'Die Partie ist vertagt.' },
  resumeAsked: (others: number): Text => ({ en: `${areAsked(others).en} to resume.`, de: `${areAsked(others).de} gefragt, ob es weitergehen kann.` }),
  takeBackAsked: (others: number): Text => ({ en: `${areAsked(others).en} for a take-back.`, de: `${areAsked(others).de} um die Rücknahme gebeten.` }),
  takeBackGranted: { en: 'You granted the take-back.', de: 'Du hast die Rücknahme gewährt.' },
  takeBackDeclined: { en: 'You declined the take-back.', de: 'Du hast die Rücknahme abgelehnt.' },
  movedTo: (place: string): Text => ({ en: `The match goes on in ${place}.`, de: `Die Partie geht in ${place} weiter.` }),
} as const;
