import { sql } from 'kysely';
import { z } from 'zod';
import { fillTemplate } from '../../../domain/traffic/macros.ts';
import type { Reader } from '../../collections/model.ts';
import { run, statement, value } from '../../database/statement.ts';
import { type LeadFacts, leadMacros } from '../../integrations/lead-macros.ts';

/** Where a person goes once their lead is accepted. */

const storedRedirect = z.object({ option: z.string().nullish(), url: z.string().nullish() }).nullish();

export interface AcceptedLeadTerms {
  affiliate: number;
  offer: number;
  advertiser: number;
  integration: number;
}

/** What decides where a person goes. */
export interface RedirectSettings {
  /** Whether affiliate and team want people to be sent on at all. */
  isWanted: boolean;
  option: string;
  /** The URL that overrides the advertiser's answer, with lead macros; null if the answer decides. */
  url: string | null;
  /** The vertical's URL, with lead macros: the last resort. */
  lastUrl: string | null;
}

const settingsIn = (row: Readonly<Record<string, unknown>>): RedirectSettings => {
  const [own, general] = [storedRedirect.parse(row['own']), storedRedirect.parse(row['general'])];
  const template = row['template'];
  // Switching redirects off must not undo that there are none.
  const nearer = row['enabled'] === true || own?.option === 'no_redirect' ? own : undefined;
  return {
    isWanted: row['wanted'] === true,
    option: nearer?.option ?? general?.option ?? 'direct',
    url: typeof template === 'string' ? template : (nearer?.url ?? null),
    lastUrl: general?.url ?? null,
  };
};

const finding = statement(sql`
  select input.place, offers.title, users.redirect_to_advertiser and coalesce(teams.redirect_to_advertiser, true) as wanted,
    case when advertisers.redirect_template_enabled then advertisers.redirect_template end as template,
    coalesce(integration.redirect, template.redirect) as own, integration.redirect_enabled as enabled,
    verticals.redirect as general
  from jsonb_to_recordset(${value('taken')}::jsonb) as input
    (place integer, affiliate bigint, offer bigint, advertiser bigint, integration bigint)
  join users on users.id = input.affiliate
  left join teams on teams.id = users.team_id
  left join offers on offers.id = input.offer
  left join verticals on verticals.id = offers.vertical_id
  left join advertisers on advertisers.id = input.advertiser
  left join integrations as integration on integration.id = input.integration
  left join integration_templates as template on template.id = integration.template_id`);

/**
 * Reads what the affiliate, the advertiser, the integration (or its template) and the vertical specify; the nearer one
 * counts. Results are in the order of `taken`, each with the title of its offer if that exists.
 */
export const redirectSettingsOf = async (
  db: Reader,
  taken: readonly AcceptedLeadTerms[],
): Promise<(RedirectSettings & { offerTitle: string | undefined })[]> => {
  const rows = await run(db, finding, {
    values: { taken: JSON.stringify(taken.map((one, place) => ({ ...one, place }))) },
  });
  const found = new Map(rows.map((row) => [row['place'], row]));
  return taken.map((_, place) => {
    const row = found.get(place) ?? {};
    return { ...settingsIn(row), offerTitle: typeof row['title'] === 'string' ? row['title'] : undefined };
  });
};

/**
 * @param answered the address in the advertiser's answer
 * @returns null if the person stays where they are
 */
export const redirectUrlOf = (
  { isWanted, option, url, lastUrl }: RedirectSettings,
  lead: LeadFacts,
  answered: string | null,
): string | null => {
  if (!isWanted || option === 'no_redirect') return null;
  const template = url ?? (answered === null ? lastUrl : null);
  const filled = template === null ? answered : fillTemplate(template, leadMacros(lead), 'query');
  return filled !== null && /^https?:$/.test(URL.parse(filled)?.protocol ?? '') ? filled.slice(0, 2000) : null;
};

/** Whether the person sees the thank-you page before they are sent on. */
export const showsThankYouPage = ({ isWanted, option }: RedirectSettings): boolean =>
  isWanted && option === 'via_thank_you_page';

/** Returns the path of a lead's thank-you page, by the lead's public id. */
export const thanksPath = (lead: string): string => `/thanks/${lead}`;
