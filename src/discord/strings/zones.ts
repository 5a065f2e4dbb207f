import type { Text } from '../../engine/text.ts';

/** A zone with some of its places: those in one line have the same time all year. */
interface Zone {
  readonly id: string;
  readonly places: Text;
}

const zone = (id: string, en: string, de = en): Zone => ({ id, places: { en, de } });

/** The zones people live in, in menus from west to east. */
export const regions: readonly { readonly id: string; readonly name: Text; readonly zones: readonly Zone[] }[] = [
  {
    id: 'america',
    name: { en: 'Time zone: Americas', de: 'Zeitzone: Amerika' },
    zones: [
      zone('Pacific/Pago_Pago', 'Pago Pago, Midway'),
      zone('Pacific/Honolulu', 'Honolulu'),
      zone('Pacific/Marquesas', 'Marquesas Islands', 'Marquesas'),
      zone('America/Anchorage', 'Anchorage'),
      zone('America/Los_Angeles', 'Los Angeles, Vancouver'),
      zone('America/Phoenix', 'Phoenix'),
      zone('America/Denver', 'Denver, Calgary'),
      zone('America/Mexico_City', 'Mexico City, San José', 'Mexiko-Stadt, San José'),
      zone('America/Chicago', 'Chicago, Winnipeg'),
      zone('America/Bogota', 'Bogotá, Lima'),
      zone('America/New_York', 'New York, Toronto'),
      zone('America/Havana', 'Havana', 'Havanna'),
      zone('America/Caracas', 'Caracas, La Paz'),
      zone('America/Halifax', 'Halifax, Bermuda'),
      zone('America/Santiago', 'Santiago'),
      zone('America/St_Johns', 'St. John’s'),
      zone('America/Sao_Paulo', 'São Paulo, Buenos Aires'),
      zone('America/Miquelon', 'Saint-Pierre'),
      zone('America/Nuuk', 'Nuuk'),
      zone('America/Noronha', 'Fernando de Noronha'),
    ],
  },
  {
    id: 'europe',
    name: { en: 'Time zone: Europe and Africa', de: 'Zeitzone: Europa und Afrika' },
    zones: [
      zone('Atlantic/Azores', 'Azores', 'Azoren'),
      zone('Atlantic/Cape_Verde', 'Cape Verde', 'Kap Verde'),
      zone('Africa/Abidjan', 'Reykjavík, Accra'),
      zone('Europe/London', 'London, Lisbon', 'London, Lissabon'),
      zone('Africa/Casablanca', 'Casablanca'),
      zone('Africa/Lagos', 'Lagos, Algiers', 'Lagos, Algier'),
      zone('Europe/Berlin', 'Berlin, Paris, Rome', 'Berlin, Wien, Zürich'),
      zone('Africa/Johannesburg', 'Johannesburg, Maputo'),
      zone('Africa/Cairo', 'Cairo', 'Kairo'),
      zone('Europe/Athens', 'Athens, Helsinki, Kyiv', 'Athen, Helsinki, Kyjiw'),
      zone('Europe/Istanbul', 'Istanbul, Moscow', 'Istanbul, Moskau'),
      zone('Africa/Nairobi', 'Nairobi'),
    ],
  },
  {
    id: 'asia',
    name: { en: 'Time zone: Asia and Pacific', de: 'Zeitzone: Asien und Pazifik' },
    zones: [
      zone('Asia/Jerusalem', 'Jerusalem'),
      zone('Asia/Beirut', 'Beirut'),
      zone('Asia/Tehran', 'Tehran', 'Teheran'),
      zone('Asia/Dubai', 'Dubai, Tbilisi', 'Dubai, Tiflis'),
      zone('Asia/Kabul', 'Kabul'),
      zone('Asia/Karachi', 'Karachi, Tashkent', 'Karatschi, Taschkent'),
      zone('Asia/Kolkata', 'Delhi, Colombo'),
      zone('Asia/Kathmandu', 'Kathmandu'),
      zone('Asia/Dhaka', 'Dhaka'),
      zone('Asia/Yangon', 'Yangon', 'Rangun'),
      zone('Asia/Bangkok', 'Bangkok, Jakarta, Hanoi'),
      zone('Asia/Shanghai', 'Beijing, Singapore, Perth', 'Peking, Singapur, Perth'),
      zone('Australia/Eucla', 'Eucla'),
      zone('Asia/Tokyo', 'Tokyo, Seoul', 'Tokio, Seoul'),
      zone('Australia/Darwin', 'Darwin'),
      zone('Australia/Adelaide', 'Adelaide'),
      zone('Australia/Brisbane', 'Brisbane, Port Moresby'),
      zone('Australia/Sydney', 'Sydney, Melbourne'),
      zone('Australia/Lord_Howe', 'Lord Howe'),
      zone('Pacific/Noumea', 'Nouméa, Honiara'),
      zone('Pacific/Auckland', 'Auckland'),
      zone('Pacific/Fiji', 'Fiji', 'Fidschi'),
      zone('Pacific/Chatham', 'Chatham Islands', 'Chathaminseln'),
      zone('Pacific/Tongatapu', 'Tonga, Samoa'),
      zone('Pacific/Kiritimati', 'Kiritimati'),
    ],
  },
];

/** A zone of these menus; nothing for any other name. */
export const zoneOf = (id: string | undefined): Zone | undefined =>
  regions.flatMap(({ zones }) => zones).find((each) => each.id === id);
