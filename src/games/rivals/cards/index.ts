import * as centre from './centre.ts';
import * as basicActions from './basic/actions.ts';
import * as basicBuildings from './basic/buildings.ts';
import * as basicShips from './basic/ships.ts';
import * as basicHeroes from './basic/heroes.ts';
import * as basicEvents from './basic/events.ts';
import * as goldActions from './gold/actions.ts';
import * as goldExpansions from './gold/expansions.ts';
import * as goldEvents from './gold/events.ts';
import * as turmoilActions from './turmoil/actions.ts';
import * as turmoilExpansions from './turmoil/expansions.ts';
import * as turmoilEvents from './turmoil/events.ts';
import * as progressActions from './progress/actions.ts';
import * as progressExpansions from './progress/expansions.ts';
import * as progressEvents from './progress/events.ts';
import * as intrigueActions from './intrigue/actions.ts';
import * as intrigueSites from './intrigue/sites.ts';
import * as intrigueExpansions from './intrigue/expansions.ts';
import * as intrigueEvents from './intrigue/events.ts';
import * as princesActions from './merchant-princes/actions.ts';
import * as princesResidences from './merchant-princes/residences.ts';
import * as princesRoads from './merchant-princes/roads.ts';
import * as princesExpansions from './merchant-princes/expansions.ts';
import * as princesTrades from './merchant-princes/trades.ts';
import * as princesEvents from './merchant-princes/events.ts';
import * as barbariansActions from './barbarians/actions.ts';
import * as barbariansDefences from './barbarians/defences.ts';
import * as barbariansHeroes from './barbarians/heroes.ts';
import * as barbariansEvents from './barbarians/events.ts';
import type { Card } from './card.ts';
import type { CardId } from './ids.ts';
import { register } from './registry.ts';

/** All cards by id. */
export const cards: Readonly<Record<CardId, Card>> = {
  fields: centre.fields,
  mountains: centre.mountains,
  'gold-field': centre.goldField,
  hills: centre.hills,
  forest: centre.forest,
  pasture: centre.pasture,
  road: centre.road,
  settlement: centre.settlement,
  city: centre.city,
  brigitta: basicActions.brigitta,
  goldsmith: basicActions.goldsmith,
  'merchant-caravan': basicActions.merchantCaravan,
  relocation: basicActions.relocation,
  scout: basicActions.scout,
  abbey: basicBuildings.abbey,
  marketplace: basicBuildings.marketplace,
  'parish-hall': basicBuildings.parishHall,
  storehouse: basicBuildings.storehouse,
  'toll-bridge': basicBuildings.tollBridge,
  'brick-factory': basicBuildings.brickFactory,
  'grain-mill': basicBuildings.grainMill,
  'iron-foundry': basicBuildings.ironFoundry,
  'lumber-camp': basicBuildings.lumberCamp,
  'weavers-shop': basicBuildings.weaversShop,
  'large-trade-ship': basicShips.largeTradeShip,
  'brick-ship': basicShips.brickShip,
  'gold-ship': basicShips.goldShip,
  'grain-ship': basicShips.grainShip,
  'lumber-ship': basicShips.lumberShip,
  'ore-ship': basicShips.oreShip,
  'wool-ship': basicShips.woolShip,
  austin: basicHeroes.austin,
  candamir: basicHeroes.candamir,
  harald: basicHeroes.harald,
  inga: basicHeroes.inga,
  osmund: basicHeroes.osmund,
  siglind: basicHeroes.siglind,
  feud: basicEvents.feud,
  'fraternal-feuds': basicEvents.fraternalFeuds,
  invention: basicEvents.invention,
  'trade-ships-race': basicEvents.tradeShipsRace,
  'traveling-merchant': basicEvents.travelingMerchant,
  'year-of-plenty': basicEvents.yearOfPlenty,
  yule: basicEvents.yule,
  brigands: goldActions.brigands,
  gudrun: goldActions.gudrun,
  merchant: goldActions.merchant,
  reiner: goldActions.reiner,
  'trade-master': goldActions.tradeMaster,
  'gold-cache': goldExpansions.goldCache,
  'pirate-ship': goldExpansions.pirateShip,
  harbor: goldExpansions.harbor,
  'merchant-guild': goldExpansions.merchantGuild,
  moneylender: goldExpansions.moneylender,
  mint: goldExpansions.mint,
  'salt-silo': goldExpansions.saltSilo,
  'staple-house': goldExpansions.stapleHouse,
  'trading-base': goldExpansions.tradingBase,
  'gift-for-the-prince': goldEvents.giftForThePrince,
  archer: turmoilActions.archer,
  arsonist: turmoilActions.arsonist,
  sebastian: turmoilActions.sebastian,
  traitor: turmoilActions.traitor,
  'voyage-of-plunder': turmoilActions.voyageOfPlunder,
  'drill-ground': turmoilExpansions.drillGround,
  'lookout-tower': turmoilExpansions.lookoutTower,
  'carl-forkbeard': turmoilExpansions.carlForkbeard,
  heinrich: turmoilExpansions.heinrich,
  irmgard: turmoilExpansions.irmgard,
  'chapel-1-3': turmoilExpansions.chapel13,
  'chapel-4-6': turmoilExpansions.chapel46,
  fairgrounds: turmoilExpansions.fairgrounds,
  'fire-brigade': turmoilExpansions.fireBrigade,
  'hedge-tavern': turmoilExpansions.hedgeTavern,
  'large-festival-hall': turmoilExpansions.largeFestivalHall,
  'tithe-barn': turmoilExpansions.titheBarn,
  riots: turmoilEvents.riots,
  benjamin: progressActions.benjamin,
  doctor: progressActions.doctor,
  guido: progressActions.guido,
  gustav: progressActions.gustav,
  'mineral-mining': progressActions.mineralMining,
  'three-field-system': progressActions.threeFieldSystem,
  'chief-cannoneer': progressExpansions.chiefCannoneer,
  'bath-house': progressExpansions.bathHouse,
  'building-crane': progressExpansions.buildingCrane,
  library: progressExpansions.library,
  parliament: progressExpansions.parliament,
  pharmacy: progressExpansions.pharmacy,
  'town-hall': progressExpansions.townHall,
  university: progressExpansions.university,
  plague: progressEvents.plague,
  bishop: intrigueActions.bishop,
  michael: intrigueActions.michael,
  missionary: intrigueActions.missionary,
  'odins-priest': intrigueActions.odinsPriest,
  'priestess-of-the-norns': intrigueActions.priestessOfTheNorns,
  'red-light-tavern': intrigueSites.redLightTavern,
  'abbey-brewery': intrigueSites.abbeyBrewery,
  'reiner-the-miller': intrigueSites.reinerTheMiller,
  'great-thingstead': intrigueSites.greatThingstead,
  'odins-fountain': intrigueSites.odinsFountain,
  'pilgrimage-site': intrigueSites.pilgrimageSite,
  godfrey: intrigueExpansions.godfrey,
  'master-of-the-brotherhood': intrigueExpansions.masterOfTheBrotherhood,
  'bishops-see': intrigueExpansions.bishopsSee,
  church: intrigueExpansions.church,
  'odins-temple': intrigueExpansions.odinsTemple,
  'sacrificial-site': intrigueExpansions.sacrificialSite,
  bran: intrigueExpansions.bran,
  judith: intrigueExpansions.judith,
  'good-neighbors': intrigueEvents.goodNeighbors,
  'religious-dispute': intrigueEvents.religiousDispute,
  gero: princesActions.gero,
  'guild-master': princesActions.guildMaster,
  hergild: princesActions.hergild,
  'maritime-trade-monopoly': princesActions.maritimeTradeMonopoly,
  mendicants: princesActions.mendicants,
  'tactical-retreat': princesActions.tacticalRetreat,
  'trade-monopoly': princesActions.tradeMonopoly,
  'commercial-metropolis': princesRoads.commercialMetropolis,
  'brigand-camp': princesRoads.brigandCamp,
  'trading-post': princesRoads.tradingPost,
  'cloth-merchants-residence': princesResidences.clothMerchantsResidence,
  'paper-merchants-residence': princesResidences.paperMerchantsResidence,
  wainwright: princesTrades.wainwright,
  olaf: princesExpansions.olaf,
  'ship-builder': princesExpansions.shipBuilder,
  'commercial-harbor': princesExpansions.commercialHarbor,
  'craft-guild': princesExpansions.craftGuild,
  lighthouse: princesTrades.lighthouse,
  'master-merchants-alliance': princesExpansions.masterMerchantsAlliance,
  'trading-station': princesRoads.tradingStation,
  'capricious-sea': princesEvents.capriciousSea,
  'fortunate-trade-voyage': princesEvents.fortunateTradeVoyage,
  'hour-of-the-master-merchants': princesEvents.hourOfTheMasterMerchants,
  'alliance-against-the-barbarians': barbariansActions.allianceAgainstTheBarbarians,
  castellan: barbariansActions.castellan,
  'contest-of-the-heroes': barbariansActions.contestOfTheHeroes,
  siegfried: barbariansActions.siegfried,
  'barbarian-stronghold': barbariansDefences.barbarianStronghold,
  'border-fortress': barbariansDefences.borderFortress,
  'white-raven-tavern': barbariansDefences.whiteRavenTavern,
  arnd: barbariansHeroes.arnd,
  baroc: barbariansDefences.baroc,
  caravel: barbariansHeroes.caravel,
  marie: barbariansHeroes.marie,
  siward: barbariansHeroes.siward,
  wolfgang: barbariansHeroes.wolfgang,
  arsenal: barbariansDefences.arsenal,
  bailiwick: barbariansDefences.bailiwick,
  castle: barbariansDefences.castle,
  'secret-brotherhood': barbariansDefences.secretBrotherhood,
  'triumph-card': barbariansDefences.triumphCard,
  'barbarian-attack': barbariansEvents.barbarianAttack,
  'retreat-of-the-barbarians': barbariansEvents.retreatOfTheBarbarians,
};

register(cards);
