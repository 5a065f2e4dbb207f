import type { Text } from '../../../engine/text.ts';
import type { KnightName, Progress, Track } from '../cards/progress.ts';

const said = (en: string, de: string): Text => ({ en, de });

export const trackNames: Readonly<Record<Track, Text>> = {
  science: said('science', 'Wissenschaft'),
  trade: said('trade', 'Handel'),
  politics: said('politics', 'Politik'),
};

/** What else can be paid for. */
export const realmWorkNames = {
  wall: said('City wall', 'Stadtmauer'),
  knight: said('Knight', 'Ritter'),
  activation: said('Activation', 'Aktivierung'),
} as const;

/** What each level of a track is called. */
export const levelNames: Readonly<Record<Track, readonly Text[]>> = {
  science: [said('School', 'Schule'), said('Library', 'Bibliothek'), said('Aqueduct', 'Aquädukt'), said('Theater', 'Theater'), said('University', 'Universität')],
  trade: [said('Market', 'Markt'), said('Trading House', 'Zunft'), said('Merchant Guild', 'Gilde'), said('Bank', 'Bank'), said('Great Exchange', 'Handelszentrum')],
  politics: [said('Town Hall', 'Rathaus'), said('Embassy', 'Botschaft'), said('Fortress', 'Festung'), said('Courthouse', 'Gericht'), said('Council of Catan', 'Rat Catans')],
};

export const knightTitles: Readonly<Record<KnightName, Text>> = {
  basic: said('basic knight', 'einfacher Ritter'),
  strong: said('strong knight', 'starker Ritter'),
  mighty: said('mighty knight', 'mächtiger Ritter'),
};

export const progressNames: Readonly<Record<Progress, Text>> = {
  'alchemy': said('Alchemy', 'Alchemie'),
  'crane': said('Crane', 'Baukran'),
  'mining': said('Mining', 'Bergbau'),
  'irrigation': said('Irrigation', 'Bewässerung'),
  'printing': said('Printing', 'Buchdruck'),
  'invention': said('Invention', 'Erfindung'),
  'engineering': said('Engineering', 'Ingenieurwesen'),
  'medicine': said('Medicine', 'Medizin'),
  'smithing': said('Smithing', 'Schmiedekunst'),
  'road-building': said('Road Building', 'Straßenbau'),
  'merchant': said('Merchant', 'Händler'),
  'commercial-harbor': said('Commercial Harbor', 'Handelshafen'),
  'merchant-fleet': said('Merchant Fleet', 'Handelsflotte'),
  'guild-dues': said('Guild Dues', 'Abgaben'),
  'commodity-monopoly': said('Commodity Monopoly', 'Handelswaren-Monopol'),
  'resource-monopoly': said('Resource Monopoly', 'Rohstoff-Monopol'),
  'taxation': said('Taxation', 'Steuern'),
  'diplomacy': said('Diplomacy', 'Diplomatie'),
  'encouragement': said('Encouragement', 'Motivation'),
  'wedding': said('Wedding', 'Hochzeit'),
  'intrigue': said('Intrigue', 'Intrige'),
  'sabotage': said('Sabotage', 'Sabotage'),
  'espionage': said('Espionage', 'Spionage'),
  'treason': said('Treason', 'Verrat'),
  'constitution': said('Constitution', 'Verfassung'),
};

/** What a card does, in one or two sentences. */
export const progressTexts: Readonly<Record<Progress, Text>> = {
  'alchemy': said('Before the roll: set both number dice, then throw only the event die.', 'Vor dem Wurf: Stelle beide Augenwürfel ein, dann wirf nur den Ereigniswürfel.'),
  'crane': said('Your next improvement in this turn costs one commodity less.', 'Dein nächster Stadtausbau in diesem Zug kostet eine Handelsware weniger.'),
  'mining': said('Take 2 ore for each mountain hex you have a building at.', 'Nimm 2 Erz für jedes Gebirge, an dem du ein Gebäude hast.'),
  'irrigation': said('Take 2 grain for each fields hex you have a building at.', 'Nimm 2 Getreide für jedes Ackerland, an dem du ein Gebäude hast.'),
  'printing': said('Worth 1 point; laid open at once and never lost.', 'Bringt 1 Punkt; liegt sofort offen und geht nie verloren.'),
  'invention': said('Exchange two number tokens, but no 2, 6, 8 or 12.', 'Vertausche zwei Zahlenchips, aber keine 2, 6, 8 oder 12.'),
  'engineering': said('Build a city wall for nothing.', 'Baue eine Stadtmauer umsonst.'),
  'medicine': said('Build a city for 2 ore and 1 grain.', 'Baue eine Stadt für 2 Erz und 1 Getreide.'),
  'smithing': said('Promote up to two of your knights by one level for nothing.', 'Werte bis zu zwei deiner Ritter umsonst um eine Stufe auf.'),
  'road-building': said('Place up to two roads without paying.', 'Lege bis zu zwei Straßen, ohne zu zahlen.'),
  'merchant': said(
    'Place the merchant at a hex beside a building of yours: 1 point and 2:1 with what it yields, while he is yours.',
    'Stelle den Händler auf ein Feld neben einem deiner Gebäude: 1 Punkt und 2:1 mit dessen Rohstoff, solange er dir gehört.',
  ),
  'commercial-harbor': said(
    'In this turn press a resource on each other player once; whoever holds a commodity gives one for it.',
    'Dränge in diesem Zug allen anderen je einen Rohstoff auf; wer Handelswaren hält, gibt eine dafür.',
  ),
  'merchant-fleet': said('Until the end of the turn you trade one sort of your choice at 2:1.', 'Bis zum Ende des Zuges tauschst du eine Sorte deiner Wahl 2:1.'),
  'guild-dues': said('Look at the hand of somebody with more points and take 2 cards (1 if that is all).', 'Sieh dir die Hand von jemandem mit mehr Punkten an und nimm 2 Karten (1, wenn es nur eine gibt).'),
  'commodity-monopoly': said('Name a commodity: everybody else gives you 1 of it.', 'Nenne eine Handelsware: Alle anderen geben dir 1 davon.'),
  'resource-monopoly': said('Name a resource: everybody else gives you 2 of it, or the only one.', 'Nenne einen Rohstoff: Alle anderen geben dir 2 davon oder ihren einzigen.'),
  'taxation': said('After the first landing: move the robber and draw a card from everybody who lives there.', 'Nach der ersten Landung: Versetze den Räuber und zieh allen, die dort wohnen, eine Karte.'),
  'diplomacy': said('Remove a road at the end of a line; one of yours may be built again at once, there or elsewhere.', 'Entferne eine Straße am Ende einer Linie; eine eigene darfst du sofort wieder bauen, dort oder anderswo.'),
  'encouragement': said('Activate all your knights for nothing.', 'Aktiviere alle deine Ritter umsonst.'),
  'wedding': said('Everybody with more points gives you 2 cards of their choice, or their only one.', 'Alle mit mehr Punkten schenken dir 2 Karten eigener Wahl oder ihre einzige.'),
  'intrigue': said('Drive off somebody’s knight from an intersection one of your roads leads to.', 'Vertreibe einen fremden Ritter von einer Kreuzung, zu der eine deiner Straßen führt.'),
  'sabotage': said('Everybody with at least as many points as you discards half their cards.', 'Alle mit mindestens so vielen Punkten wie du werfen die Hälfte ihrer Karten ab.'),
  'espionage': said('Look at somebody’s progress cards and take one.', 'Sieh dir jemandes Fortschrittskarten an und nimm eine.'),
  'treason': said(
    'Somebody removes a knight of theirs; you place one of the same level and state, or of the next lower level you have in stock.',
    'Jemand entfernt einen eigenen Ritter; du stellst einen derselben Stufe mit demselben Status auf, sonst den der nächstniedrigeren in deinem Vorrat.',
  ),
  'constitution': said('Worth 1 point; laid open at once and never lost.', 'Bringt 1 Punkt; liegt sofort offen und geht nie verloren.'),
};
