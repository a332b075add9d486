import fc from 'fast-check';

/** Seconds UTC of an ISO text that ends in Z. */
export const utc = (text: string): number => Date.parse(text) / 1000;

/** Zones whose clocks jump at midnight, by half an hour, over a day, back into yesterday or never, and any other. */
export const zones = fc.oneof(
  fc.constantFrom(
    'America/Sao_Paulo',
    'America/Havana',
    'America/St_Johns',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Asia/Beirut',
    'Asia/Kolkata',
    'Asia/Tehran',
    'Atlantic/Azores',
    'Australia/Lord_Howe',
    'Europe/Kyiv',
    'Pacific/Apia',
    'UTC',
  ),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
);

/** Moments from 1990 to 2090. */
export const moments = fc.integer({ min: utc('1990-01-01T00:00:00Z'), max: utc('2090-01-01T00:00:00Z') });
