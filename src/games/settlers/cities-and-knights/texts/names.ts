import type { Text } from '../../../../engine/text.ts';
import type { KnightName, ProgressCard, Track } from '../cards/progress.ts';

const bilingual = (en: string, de: string): Text => ({ en, de });

export const trackNames: Readonly<Record<Track, Text>> = {
  science: bilingual('science', 'Wissenschaft'),
  trade: bilingual('trade', 'Handel'),
  politics: bilingual('politics', 'Politik'),
};

export const citiesAndKnightsPurchaseNames = {
  wall: bilingual('City wall', 'Stadtmauer'),
  knight: bilingual('Knight', 'Ritter'),
  activation: bilingual('Activation', 'Aktivierung'),
} as const;

export const improvementLevelNames: Readonly<Record<Track, readonly Text[]>> = {
  science: [
    bilingual('School', 'Schule'),
    bilingual('Library', 'Bibliothek'),
    bilingual('Aqueduct', 'Aquädukt'),
    bilingual('Theater', 'Theater'),
    bilingual('University', 'Universität'),
  ],
  trade: [
    bilingual('Market', 'Markt'),
    bilingual('Trading House', 'Zunft'),
    bilingual('Merchant Guild', 'Gilde'),
    bilingual('Bank', 'Bank'),
    bilingual('Great Exchange', 'Handelszentrum'),
  ],
  politics: [
    bilingual('Town Hall', 'Rathaus'),
    bilingual('Embassy', 'Botschaft'),
    bilingual('Fortress', 'Festung'),
    bilingual('Courthouse', 'Gericht'),
    bilingual('Council of Catan', 'Rat Catans'),
  ],
};

export const knightTitles: Readonly<Record<KnightName, Text>> = {
  basic: bilingual('basic knight', 'einfacher Ritter'),
  strong: bilingual('strong knight', 'starker Ritter'),
  mighty: bilingual('mighty knight', 'mächtiger Ritter'),
};

export const progressNames: Readonly<Record<ProgressCard, Text>> = {
  alchemy: bilingual('Alchemy', 'Alchemie'),
  crane: bilingual('Crane', 'Baukran'),
  mining: bilingual('Mining', 'Bergbau'),
  irrigation: bilingual('Irrigation', 'Bewässerung'),
  printing: bilingual('Printing', 'Buchdruck'),
  invention: bilingual('Invention', 'Erfindung'),
  engineering: bilingual('Engineering', 'Ingenieurwesen'),
  medicine: bilingual('Medicine', 'Medizin'),
  smithing: bilingual('Smithing', 'Schmiedekunst'),
  'road-building': bilingual('Road Building', 'Straßenbau'),
  merchant: bilingual('Merchant', 'Händler'),
  'commercial-harbor': bilingual('Commercial Harbor', 'Handelshafen'),
  'merchant-fleet': bilingual('Merchant Fleet', 'Handelsflotte'),
  'guild-dues': bilingual('Guild Dues', 'Abgaben'),
  'commodity-monopoly': bilingual('Commodity Monopoly', 'Handelswaren-Monopol'),
  'resource-monopoly': bilingual('Resource Monopoly', 'Rohstoff-Monopol'),
  taxation: bilingual('Taxation', 'Steuern'),
  diplomacy: bilingual('Diplomacy', 'Diplomatie'),
  encouragement: bilingual('Encouragement', 'Motivation'),
  wedding: bilingual('Wedding', 'Hochzeit'),
  intrigue: bilingual('Intrigue', 'Intrige'),
  sabotage: bilingual('Sabotage', 'Sabotage'),
  espionage: bilingual('Espionage', 'Spionage'),
  treason: bilingual('Treason', 'Verrat'),
  constitution: bilingual('Constitution', 'Verfassung'),
};

/** The effect of a card in one or two sentences. */
export const progressCardTexts: Readonly<Record<ProgressCard, Text>> = {
  alchemy: bilingual(
    'Before you roll: choose the result of both number dice, then roll only the event die.',
    'Vor dem Wurf: Bestimme beide Augenwürfel, dann wirf nur den Ereigniswürfel.',
  ),
  crane: bilingual(
    'Your next improvement this turn costs one commodity less.',
    'Dein nächster Stadtausbau in diesem Zug kostet eine Handelsware weniger.',
  ),
  mining: bilingual(
    'Take 2 ore for each mountain hex next to one of your buildings.',
    'Nimm 2 Erz für jedes Gebirge, an dem du ein Gebäude hast.',
  ),
  irrigation: bilingual(
    'Take 2 grain for each field hex next to one of your buildings.',
    'Nimm 2 Getreide für jedes Ackerland, an dem du ein Gebäude hast.',
  ),
  printing: bilingual(
    'Worth 1 point. Revealed at once and never lost.',
    'Bringt 1 Punkt. Liegt sofort offen und geht nie verloren.',
  ),
  invention: bilingual(
    'Swap two number tokens, but not a 2, 6, 8 or 12.',
    'Vertausche zwei Zahlenchips, aber keine 2, 6, 8 oder 12.',
  ),
  engineering: bilingual('Build a city wall for free.', 'Baue kostenlos eine Stadtmauer.'),
  medicine: bilingual(
    'Upgrade a settlement to a city for 2 ore and 1 grain.',
    'Mach für 2 Erz und 1 Getreide eine Siedlung zur Stadt.',
  ),
  smithing: bilingual(
    'Promote up to two of your knights by one level for free.',
    'Werte bis zu zwei deiner Ritter kostenlos um eine Stufe auf.',
  ),
  'road-building': bilingual('Build up to two roads for free.', 'Baue bis zu zwei Straßen kostenlos.'),
  merchant: bilingual(
    'Place the merchant on a hex next to your building. While it’s yours: 1 point, 2:1 for its resource.',
    'Stelle den Händler auf ein Feld neben deinem Gebäude. Solange er dir gehört: 1 Punkt, dessen Rohstoff 2:1.',
  ),
  'commercial-harbor': bilingual(
    'Offer each other player a resource once this turn. They must give a commodity for it if they can.',
    'Biete in diesem Zug allen anderen je einen Rohstoff an. Wer Handelswaren hat, muss eine geben.',
  ),
  'merchant-fleet': bilingual(
    'Until the end of your turn, trade one kind of card at 2:1.',
    'Bis zum Ende deines Zuges tauschst du eine Sorte deiner Wahl 2:1.',
  ),
  'guild-dues': bilingual(
    'Look at the hand of a player with more points and take 2 cards (1 if that is all).',
    'Sieh dir die Hand von jemandem mit mehr Punkten an und nimm 2 Karten (1, wenn es nur eine gibt).',
  ),
  'commodity-monopoly': bilingual(
    'Name a commodity: everyone else gives you 1 of it.',
    'Nenne eine Handelsware: Alle anderen geben dir 1 davon.',
  ),
  'resource-monopoly': bilingual(
    'Name a resource: everyone else gives you 2 of it, or the only one.',
    'Nenne einen Rohstoff: Alle anderen geben dir 2 davon oder ihren einzigen.',
  ),
  taxation: bilingual(
    'After the first landing: move the robber and draw a card from everyone with a building there.',
    'Nach der ersten Landung: Versetze den Räuber und zieh eine Karte von allen mit einem Gebäude dort.',
  ),
  diplomacy: bilingual(
    'Remove a road at the end of a line. If it’s yours, you can rebuild it at once, there or elsewhere.',
    'Entferne eine Straße am Ende einer Linie. Eine eigene darfst du neu bauen, dort oder anderswo.',
  ),
  encouragement: bilingual('Activate all your knights for free.', 'Aktiviere kostenlos alle deine Ritter.'),
  wedding: bilingual(
    'Everyone with more points gives you 2 cards of their choice, or their only one.',
    'Alle mit mehr Punkten schenken dir 2 Karten eigener Wahl oder ihre einzige.',
  ),
  intrigue: bilingual(
    'Drive another player’s knight off an intersection one of your roads reaches.',
    'Vertreibe einen fremden Ritter von einer Kreuzung, zu der eine deiner Straßen führt.',
  ),
  sabotage: bilingual(
    'Everyone with at least as many points as you discards half their cards.',
    'Alle mit mindestens so vielen Punkten wie du werfen die Hälfte ihrer Karten ab.',
  ),
  espionage: bilingual(
    'Look at another player’s progress cards and take one.',
    'Sieh dir die Fortschrittskarten einer Person an und nimm eine.',
  ),
  treason: bilingual(
    'A player of your choice removes one of their knights. You place one of the same level and state, or of the next lower level you have left.',
    'Eine Person deiner Wahl entfernt einen eigenen Ritter. Du stellst einen derselben Stufe mit demselben Status auf, sonst den der nächstniedrigeren in deinem Vorrat.',
  ),
  constitution: bilingual(
    'Worth 1 point. Revealed at once and never lost.',
    'Bringt 1 Punkt. Liegt sofort offen und geht nie verloren.',
  ),
};
