import type { Text } from '../../engine/text.ts';

const wereAsked = (others: number): Text =>
  others > 1
    ? { en: 'The others have been asked', de: 'Die anderen wurden' }
    : { en: 'The other player has been asked', de: 'Die andere Seite wurde' };

export const menuStrings = {
  title: { en: '**More options**', de: '**Weitere Möglichkeiten**' },
  askTakeBack: { en: 'Request Take-back', de: 'Um Rücknahme bitten' },
  restartTurn: { en: 'Restart Turn', de: 'Zug neu beginnen' },
  undoOrder: { en: 'Decide Myself', de: 'Selbst wählen' },
  settings: { en: 'Settings', de: 'Einstellungen' },
  whatIsThis: { en: 'What Is This?', de: 'Was ist das?' },
  rules: { en: 'Read Rules', de: 'Regeln lesen' },
  rematch: { en: 'Request Rematch', de: 'Um Revanche bitten' },
  resign: { en: 'Resign Match', de: 'Partie aufgeben' },
  resignSure: (name: string): Text => ({
    en: `If you resign, ${name} wins, and you can’t undo it.`,
    de: `Wenn du aufgibst, gewinnt ${name}; das lässt sich nicht rückgängig machen.`,
  }),
  resignToComputers: {
    en: 'If you resign, the computer with the most points wins, and you can’t undo it.',
    de: 'Wenn du aufgibst, gewinnt der Computer mit den meisten Punkten; das lässt sich nicht rückgängig machen.',
  },
  resignAlone: {
    en: 'If you resign, the match ends without a score, and you can’t undo it.',
    de: 'Wenn du aufgibst, endet die Partie ohne Ergebnis; das lässt sich nicht rückgängig machen.',
  },
  /** For matches in which several people remain. */
  resignSeat: {
    en: 'If you resign, a computer takes your seat, and that seat can’t win. You can take it back while the match is running.',
    de: 'Wenn du aufgibst, spielt ein Computer auf deinem Platz weiter und kann nicht gewinnen. Solange die Partie läuft, kannst du den Platz zurücknehmen.',
  },
  resignRated: {
    en: 'If you resign, a computer takes your seat, and that seat can’t win. This match is rated, so you can’t take it back.',
    de: 'Wenn du aufgibst, spielt ein Computer auf deinem Platz weiter und kann nicht gewinnen. Die Partie wird gewertet, darum kannst du den Platz nicht zurücknehmen.',
  },
  seatBack: { en: 'You’re back in the match.', de: 'Du bist wieder dabei.' },
  resigned: { en: 'You resigned.', de: 'Du hast aufgegeben.' },
  bankUsed: { en: 'Your time bank is running now.', de: 'Dein Zeitkonto läuft jetzt.' },
  muted: { en: 'You won’t get more reminders for this turn.', de: 'Keine Erinnerungen mehr für diesen Zug.' },
  granted: { en: 'You gave 24 more hours.', de: 'Du hast 24 Stunden mehr Zeit gegeben.' },
  autopiloted: { en: 'The autopilot is playing this turn.', de: 'Der Autopilot spielt diesen Zug.' },
  claimed: { en: 'You claimed the win.', de: 'Du hast den Sieg beansprucht.' },
  adjournAsked: (others: number): Text => ({
    en: `${wereAsked(others).en} whether to adjourn.`,
    de: `${wereAsked(others).de} gefragt, ob vertagt wird.`,
  }),
  adjournDeclined: {
    en: 'You declined to adjourn, so the match continues.',
    de: 'Du hast die Vertagung abgelehnt; die Partie geht weiter.',
  },
  adjourned: { en: 'The match is adjourned.', de: 'Die Partie ist vertagt.' },
  resumeAsked: (others: number): Text => ({
    en: `${wereAsked(others).en} to resume.`,
    de: `${wereAsked(others).de} gefragt, ob es weitergehen kann.`,
  }),
  takeBackAsked: (others: number): Text => ({
    en: `${wereAsked(others).en} for a take-back.`,
    de: `${wereAsked(others).de} um die Rücknahme gebeten.`,
  }),
  takeBackGranted: { en: 'You allowed the take-back.', de: 'Du hast die Rücknahme erlaubt.' },
  takeBackDeclined: { en: 'You declined the take-back.', de: 'Du hast die Rücknahme abgelehnt.' },
  movedTo: (place: string): Text => ({
    en: `The match continues in ${place}.`,
    de: `Die Partie geht in ${place} weiter.`,
  }),
} as const;
