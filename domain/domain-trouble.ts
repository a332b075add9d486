import type { Words } from './text/words.ts';

/** What can be wrong with a domain that worked before. */
export const domainTroubles = {
  proof: { en: 'Its TXT record is gone', ru: 'TXT-записи больше нет' },
  astray: { en: 'It no longer leads here', ru: 'Он больше не ведёт сюда' },
  certificate: { en: 'Its certificate is no longer valid', ru: 'Его сертификат больше не действителен' },
  expiring: { en: 'Its certificate expires soon', ru: 'Срок его сертификата скоро истечёт' },
} as const satisfies Record<string, Words>;

export type DomainTrouble = keyof typeof domainTroubles;

/** Returns whether visitors get through to a domain, as of its last check. */
export const isReached = ({
  reach,
  certificate,
}: {
  reach?: string | null | undefined;
  certificate?: string | null | undefined;
}): boolean => reach === 'here' && (certificate === 'valid' || certificate === 'expiring');
