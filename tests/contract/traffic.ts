import { vi } from 'vitest';
import { patience } from '../patience.ts';
import type { Row, Values } from './answer.ts';
import type { Caller, Exchange } from './caller.ts';
import { uploaded } from './pictures.ts';

/** How clicks and leads arise: through public calls. A new campaign is known within a second. */

const untilThere = <T>(come: () => Promise<T>) => vi.waitUntil(come, { timeout: patience.wait });

/** Creates a record of an entity. */
type Make = (entity: string, given?: Values) => Promise<Row>;

/** A click that is stored. */
export const click = async (call: Caller, make: Make): Promise<Row> => {
  const { id: campaign, secureId } = await make('campaign');
  return untilThere(async () => {
    await call.open(`/c/${String(secureId)}`);
    return (await call('listClicks', { query: { campaign, limit: 1 } })).ok().items[0];
  });
};

/** A staff verdict that a click is invalid. */
export const clickChange = async (call: Caller, make: Make): Promise<Row> => {
  const { id } = await click(call, make);
  (await call('judgeOfClicks', { items: [{ id, clickStatus: 2, reason: 'fraud' }] })).ok();
  return (await call('listClickChanges', { query: { click: id } })).ok().first;
};

/** Request data for sending a lead of an existing campaign. */
export const leadToSend = async (call: Caller, make: Make, given: Values = {}): Promise<Exchange> => {
  const { affiliate, secureId } = await make('campaign', given);
  const asked = { params: { id: Number(affiliate) }, query: { with: 'apiToken' } };
  const { apiToken } = (await call('readUser', asked)).ok().data;
  const said = { body: { campaign: secureId }, headers: { authorization: `Bearer ${String(apiToken)}` } };
  await untilThere(async () => (await call('sendLead', said)).status === 201);
  return said;
};

/** Request data for entering a lead of an existing campaign. */
export const leadToEnter = async (call: Caller, make: Make): Promise<Exchange> => {
  const said = { body: { campaign: (await make('campaign')).id } };
  await untilThere(async () => (await call('enterLead', said)).status === 201);
  return said;
};

/** Request data for importing leads of an existing campaign. */
export const leadsToImport = async (call: Caller, make: Make): Promise<Exchange> => {
  const said = {
    query: { campaign: (await make('campaign')).id },
    payload: uploaded(Buffer.from('Phone\n+37120001234\n'), 'leads.csv', 'text/csv'),
  };
  await untilThere(async () => (await call('previewImportOfLeads', said)).status === 200);
  return said;
};

/** Request data for importing customers of an advertiser; they are unknown, so none comes in. */
export const customersToImport = async (make: Make): Promise<Exchange> => ({
  query: { advertiser: (await make('advertiser')).id },
  payload: uploaded(Buffer.from('Customer,Date,NGR\n1,2026-11-01,5\n'), 'customers.csv', 'text/csv'),
});

/** A lead that is stored. */
export const lead = async (call: Caller, make: Make): Promise<Row> => {
  const { data } = (await call('sendLead', await leadToSend(call, make))).ok();
  return (await call('listLeads', { query: { id: Number(data['id']) } })).ok().first;
};

/** The first entry in the history of a lead. */
export const leadChange = async (call: Caller, make: Make): Promise<Row> => {
  const { id } = await lead(call, make);
  return (await call('listLeadChanges', { query: { lead: id } })).ok().first;
};

/** A record that someone was forgotten. */
export const erasure = async (call: Caller): Promise<Row> => {
  (await call('forgetPerson', { body: { email: 'nobody@example.com' } })).ok();
  return (await call('listErasures', { query: { limit: 1 } })).ok().first;
};

/** A record that someone viewed the contact data of a lead. */
export const contactView = async (call: Caller, make: Make): Promise<Row> => {
  const { id } = await lead(call, make);
  (await call('showLeadContacts', { params: { id } })).ok();
  return (await call('listContactViews', { query: { lead: id } })).ok().first;
};

/** An attempt to send a lead, to someone whose integration has no request by default. */
export const leadAttempt = async (call: Caller, make: Make, integration: Values = {}): Promise<Row> => {
  const { offers } = await make('integration', { outApiEnabled: true, ...integration });
  const offer = Number(Array.isArray(offers) ? offers[0] : undefined);
  (await call('changeBlockOfOffers', { items: [{ id: offer, status: 'active' }] })).ok();
  const said = await leadToSend(call, make, { offer });
  return untilThere(async () => {
    const { data } = (await call('sendLead', said)).ok();
    return (await call('listLeadAttempts', { query: { lead: Number(data['id']) } })).ok().items[0];
  });
};

const toFake = {
  method: 'POST',
  url: 'http://fake-advertiser.sluice.test/leads',
  bodyFormat: 'json',
  body: '{"email": "{email}"}',
  timeout: 5,
  acceptedPath: 'status',
  acceptedValue: 'ok',
};

/** An attempt that the fake advertiser accepted. */
export const acceptedAttempt = (call: Caller, make: Make): Promise<Row> => leadAttempt(call, make, { outApi: toFake });

/** The result of a lead about which its advertiser reports. */
const told = async (call: Caller, { id }: Row, advertiser: number, list: string, query = ''): Promise<Row> => {
  const asked = { params: { id: advertiser }, query: { with: 'apiToken' } };
  const { apiToken } = (await call('readAdvertiser', asked)).ok().data;
  // A new URL is known within a second.
  return untilThere(async () => {
    await call.open(`/api/v1/public/postback/${String(apiToken)}?lead_id=${id}&txid=${list}${id}${query}`);
    return (await call(list, { query: { lead: id, limit: 1 } })).ok().items[0];
  });
};

/** A conversion of a lead that its advertiser reports. */
export const reported = (call: Caller, sent: Row, advertiser: number): Promise<Row> =>
  told(call, sent, advertiser, 'listConversions');

/** A lead, and an advertiser who may report about it. */
const reportable = async (
  call: Caller,
  make: Make,
  campaign: Values = {},
): Promise<{ sent: Row; advertiser: number }> => {
  const { id: advertiser } = await make('advertiser');
  const { id: offer } = await make('offer', { advertisers: [advertiser] });
  (await call('changeBlockOfOffers', { items: [{ id: offer, status: 'active' }] })).ok();
  return { sent: await lead(call, async () => make('campaign', { ...campaign, offer })), advertiser };
};

/** A conversion that is stored. */
export const conversion = async (call: Caller, make: Make): Promise<Row> => {
  const { sent, advertiser } = await reportable(call, make);
  return reported(call, sent, advertiser);
};

/** What a paid conversion left on the accounts of its affiliate and its advertiser: balances, or movements. */
export const account =
  (of: 'affiliate' | 'advertiser', list: string) =>
  async (call: Caller, make: Make): Promise<Row> => {
    const { id } = await conversion(call, make);
    const amounts = { revenue: '40', payout: '25', changeReason: 'Agreed' };
    const { [of]: owner } = (await call('editConversions', { items: [{ id, ...amounts }] })).ok().items[0]!;
    return (await call(list, { query: { [of]: Number(owner), limit: 1 } })).ok().first;
  };

/** An approved conversion that both sides are paid for. */
const approved = async (call: Caller, make: Make): Promise<Row> => approve(call, await conversion(call, make));

/** Has both sides paid for a conversion, and approves it. */
export const approve = async (call: Caller, { id }: Row): Promise<Row> => {
  const amounts = { revenue: '40', payout: '25', changeReason: 'Agreed' };
  (await call('editConversions', { items: [{ id, ...amounts }] })).ok();
  return (await call('approveOfConversions', { items: [{ id }] })).ok().first;
};

const day = 86_400_000;
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What an invoice of an existing conversion contains, and an affiliate’s withdrawal of it. */
export const invoiceItem = async (of: 'affiliate' | 'advertiser', call: Caller, make: Make): Promise<Values> =>
  invoiceFor(of, await approved(call, make));

/** The same for an existing approved conversion. */
export const invoiceFor = (of: 'affiliate' | 'advertiser', { id, [of]: party, payoutCurrency }: Row): Values => {
  return {
    [of]: party,
    periodFrom: dayAt(Date.now() - day),
    periodTo: dayAt(Date.now() + day),
    currency: payoutCurrency,
    // Filters for other conversions are left open.
    conversions: [id],
    leftOut: undefined,
    offers: undefined,
    goals: undefined,
    countries: undefined,
    exchangeRates: [],
    corrections: [],
    ...(of === 'affiliate' && { withdrawalMethod: null }),
  };
};

/** A line of an invoice. */
export const invoiceLine =
  (of: 'affiliate' | 'advertiser') =>
  async (call: Caller, make: Make): Promise<Row> => {
    const { id } = await make(`${of}Invoice`);
    const list = of === 'affiliate' ? 'listAffiliateInvoiceLines' : 'listAdvertiserInvoiceLines';
    return (await call(list, { query: { invoice: id, limit: 1 } })).ok().first;
  };

/** An advertiser’s file with an existing conversion, at a different amount. */
export const fileToReconcile = async (call: Caller, make: Make): Promise<Exchange> => {
  const { advertiser, transactionId } = await approved(call, make);
  return {
    query: { advertiser: Number(advertiser), periodFrom: dayAt(Date.now() - day), periodTo: dayAt(Date.now() + day) },
    payload: uploaded(Buffer.from(`Transaction,Amount\n${String(transactionId)},12.5\n`), 'october.csv', 'text/csv'),
  };
};

/** A report on such a file. */
export const reconciliation = async (call: Caller, make: Make): Promise<Row> => {
  const { data } = (await call('createReconciliation', await fileToReconcile(call, make))).ok();
  return (await call('listReconciliations', { query: { id: Number(data['id']) } })).ok().first;
};

/** One of its rows. */
export const reconciliationRow = async (call: Caller, make: Make): Promise<Row> => {
  const { id } = await reconciliation(call, make);
  return (await call('listReconciliationRows', { query: { reconciliation: id, limit: 1 } })).ok().first;
};

/** A report by which conversions were corrected. */
export const corrected = async (call: Caller, make: Make): Promise<Row> => {
  const report = await reconciliation(call, make);
  (await call('correctByReconciliation', { params: { id: report.id }, body: { amounts: true } })).ok();
  return report;
};

/** A change to an existing cap, scheduled for tomorrow and reverted the day after. */
export const changeToSchedule = async (make: Make): Promise<Exchange> => {
  const { id, title } = await make('cap');
  const at = Math.floor((Date.now() + day) / 1000);
  return {
    body: { target: 'cap', targetId: id, at, backAt: at + 86_400, values: { title: `${String(title)} later` } },
  };
};

/** The same, stored. */
export const scheduledChange = async (call: Caller, make: Make): Promise<Row> => {
  const { data } = (await call('scheduleChange', await changeToSchedule(make))).ok();
  return (await call('listScheduledChanges', { query: { id: Number(data['id']) } })).ok().first;
};

/** What an affiliate requests to be paid out. */
export const withdrawal = async (call: Caller, make: Make): Promise<Exchange> => {
  const { affiliate, payoutCurrency } = await approved(call, make);
  (await call('editGeneralSettings', { items: [{ withdrawalMinimum: '0' }] })).ok();
  const { id: paymentMethod } = await make('paymentMethod', { accountFields: [] });
  const { id } = await make('withdrawalMethod', { affiliate, paymentMethod, accountDetails: [] });
  return { body: { affiliate, withdrawalMethod: id, currency: payoutCurrency } };
};

/** A withdrawal that an affiliate has requested of what they earned. */
export const requested = async (call: Caller, make: Make, affiliate: { id: number; call: Caller }): Promise<Row> => {
  const { sent, advertiser } = await reportable(call, make, { affiliate: affiliate.id });
  const { payoutCurrency: currency } = await approve(call, await reported(call, sent, advertiser));
  (await call('editGeneralSettings', { items: [{ withdrawalMinimum: '0' }] })).ok();
  const { id: paymentMethod } = await make('paymentMethod', { accountFields: [] });
  const method = { affiliate: affiliate.id, paymentMethod, accountDetails: [] };
  const { id: withdrawalMethod } = await make('withdrawalMethod', method);
  return (await affiliate.call('createWithdrawal', { body: { withdrawalMethod, currency } })).ok().data;
};

/** The customer that a lead has become, as its advertiser reports. */
export const customerOf = (call: Caller, sent: Row, advertiser: number): Promise<Row> =>
  told(call, sent, advertiser, 'listCustomers', `&customer_id=c${sent.id}&deposit=10&turnover=25&ngr=-2.5`);

/** A customer reported by their advertiser. */
export const customer = async (call: Caller, make: Make): Promise<Row> => {
  const { sent, advertiser } = await reportable(call, make);
  return customerOf(call, sent, advertiser);
};

/** A postback in the log. */
export const postbackLog = async (call: Caller, make: Make): Promise<Row> => {
  const { id } = await conversion(call, make);
  return (await call('listPostbackLogs', { query: { conversion: id, limit: 1 } })).ok().items[0]!;
};

/** Request data for simulating a click of an existing campaign. */
export const simulation = async (call: Caller, make: Make): Promise<Exchange> => {
  const said = { body: { kind: 'click', campaign: (await make('campaign')).id } };
  await untilThere(async () => (await call('simulate', said)).status === 200);
  return said;
};
