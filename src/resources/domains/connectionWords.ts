import type { Words } from '../../../domain/text/words.ts';
import type { Domain } from './domain.ts';

/** Where a domain leads, and how to lead it here. These texts are loaded with their card. */
export const connectionWords = {
  title: { en: 'Connection', ru: 'Подключение' },
  unchecked: {
    en: 'Add this record where the domain’s DNS is managed, so that the host leads here. It is checked together with the proof of ownership.',
    ru: 'Добавьте эту запись там, где управляют DNS домена, чтобы хост вёл сюда. Это проверяется вместе с подтверждением.',
  },
  works: {
    en: 'The host leads here, and its certificate is valid. Both are checked regularly.',
    ru: 'Хост ведёт сюда, его сертификат действителен. И то и другое регулярно проверяется.',
  },
  notYet: { en: 'The host doesn’t lead here yet.', ru: 'Хост пока не ведёт сюда.' },
  broken: {
    en: 'Visitors of links on this host don’t get through.',
    ru: 'Посетители по ссылкам на этом хосте не проходят.',
  },
  afterProof: {
    en: 'Servers that get certificates automatically do so once the domain is verified.',
    ru: 'Серверы, которые получают сертификаты автоматически, делают это, когда домен подтверждён.',
  },
  type: { en: 'Record type', ru: 'Тип записи' },
  name: { en: 'Name', ru: 'Имя' },
  value: { en: 'Value', ru: 'Значение' },
  copyName: { en: 'Copy name', ru: 'Скопировать имя' },
  copyValue: { en: 'Copy value', ru: 'Скопировать значение' },
  apex: {
    en: 'DNS allows no CNAME record for a main domain such as example.com: use A and AAAA records with the addresses of {0} there.',
    ru: 'Для основного домена, например example.com, DNS не допускает CNAME: укажите там записи A и AAAA с адресами {0}.',
  },
  certificate: { en: 'Certificate', ru: 'Сертификат' },
  until: { en: 'until', ru: 'до' },
  found: { en: 'Response from: {0}', ru: 'Что ответило: {0}' },
  notReached: {
    en: 'Verified, but visitors don’t get through: {0}',
    ru: 'Подтверждён, но посетители не проходят: {0}',
  },
} satisfies Record<string, Words>;

/** What to do about a problem of the connection. */
export const reachAdvice: Readonly<Record<NonNullable<Domain['reachProblem']>, Words>> = {
  no_address: {
    en: 'Add the record below. It can take a while until DNS servers know it.',
    ru: 'Добавьте запись, указанную ниже. DNS-серверы узнают о ней не сразу.',
  },
  dns_silent: {
    en: 'This may be temporary: the check is repeated automatically.',
    ru: 'Это может быть временно: проверка повторится автоматически.',
  },
  inside: {
    en: 'Point the host to an address that can be reached from the internet.',
    ru: 'Направьте хост на адрес, доступный из интернета.',
  },
  refused: {
    en: 'Make sure that the record below is set, and that a web server listens there on ports 80 and 443.',
    ru: 'Проверьте, что запись ниже добавлена и что там на портах 80 и 443 работает веб-сервер.',
  },
  timeout: {
    en: 'Make sure that the record below is set, and that no firewall blocks ports 80 and 443.',
    ru: 'Проверьте, что запись ниже добавлена и что порты 80 и 443 не закрыты файрволом.',
  },
  insecure: {
    en: 'Links use HTTPS. Have the server in front of Sluice get a certificate for this host.',
    ru: 'Ссылки используют HTTPS. Получите сертификат для этого хоста на сервере перед Sluice.',
  },
  redirect: {
    en: 'Replace the domain’s other records with the one below; if it is set, remove the redirect.',
    ru: 'Замените другие записи домена той, что ниже; если она уже есть, уберите перенаправление.',
  },
  other_site: {
    en: 'Replace the domain’s other records with the one below; if it is set, have the server there forward this host to Sluice.',
    ru: 'Замените другие записи домена той, что ниже; если она уже есть, пусть сервер передаёт этот хост в Sluice.',
  },
  host_lost: {
    en: 'Have it forward the host name visitors open.',
    ru: 'Настройте его так, чтобы он передавал хост, который открывают посетители.',
  },
};

/** What to do about a certificate. */
export const certificateAdvice: Readonly<Record<Exclude<NonNullable<Domain['certificate']>, 'valid'>, Words>> = {
  expiring: {
    en: 'The certificate expires soon and should have been renewed by now. Find out why the server in front of Sluice doesn’t renew it.',
    ru: 'Сертификат скоро истечёт, его уже должны были обновить. Выясните, почему сервер перед Sluice его не обновляет.',
  },
  expired: {
    en: 'The certificate has expired. Have the server in front of Sluice renew it.',
    ru: 'Срок сертификата истёк. Обновите его на сервере перед Sluice.',
  },
  other_host: {
    en: 'The certificate is for another host. Have the server in front of Sluice get one for this host.',
    ru: 'Сертификат выдан для другого хоста. Получите на сервере перед Sluice сертификат для этого хоста.',
  },
  untrusted: {
    en: 'Browsers don’t trust the certificate: it is self-signed, or the certificates between it and a known authority are missing.',
    ru: 'Браузеры не доверяют сертификату: он самоподписанный, либо сервер не отдаёт промежуточные сертификаты.',
  },
  missing: reachAdvice.insecure,
};
