import type { Request } from '../load/requests.ts';
import type { TrafficJob } from './job.ts';

/** A call that delivers an event, and its headers. */
interface Arrival {
  request: Request;
  headers: string;
}

const at = <Value>(values: readonly Value[], n: number): Value => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';
const headers = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Addresses in many networks, as the number of times that one may open a link is limited. */
const visitors = Array.from({ length: 4000 }, (_, n) =>
  headers({
    'x-forwarded-for': `88.${n >> 8}.${n & 255}.7`,
    'user-agent': browser,
    'accept-language': 'lv-LV,lv;q=0.9',
    accept: 'text/html',
  }),
);

const json = 'content-type: application/json\r\n';

const arrivals: Record<TrafficJob['kind'], (job: TrafficJob, n: number) => Arrival> = {
  clicks: ({ campaigns }, n) => ({
    request: { method: 'GET', path: `/c/${at(campaigns, n)}?sub1=creative-${n % 50}&utm_source=mail` },
    headers: at(visitors, n),
  }),
  leads: ({ senders }, n) => {
    const { token, campaign } = at(senders, n);
    return {
      request: {
        method: 'POST',
        path: '/api/v1/public/leads',
        body: JSON.stringify({
          campaign,
          firstName: 'Anna',
          lastName: 'Ozola',
          email: `person.${n}@mail.example`,
          phone: `+3712${String(1_000_000 + n)}`,
          ip: '212.93.97.145',
        }),
      },
      headers: `authorization: Bearer ${token}\r\n${json}`,
    };
  },
  postbacks: ({ advertiser, leads }, n) => ({
    request: {
      method: 'GET',
      path: `/api/v1/public/postback/${advertiser}?lead_id=${at(leads, n)}&goal=deposit&amount=250.00&currency=USD&txid=t${n}`,
    },
    headers: '',
  }),
};

/** The n-th event. */
export const arrivalOf = (job: TrafficJob, n: number): Arrival => arrivals[job.kind](job, n);
