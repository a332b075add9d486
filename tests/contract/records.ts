import { recordOf } from '../../domain/records.ts';
import type { ReferenceFilter, Field } from '../../openapi/define.ts';
import type { RoleType } from '../../openapi/fields.ts';
import { applied } from '../../openapi/kinds.ts';
import { ownerOf } from '../../openapi/standard.ts';
import { right, rightItem, taken } from '../fields/right.ts';
import type { Row, Values } from './answer.ts';
import type { Caller } from './caller.ts';
import { entityOf, named } from './contract.ts';
import { uploadedPicture } from './pictures.ts';
import {
  account,
  click,
  clickChange,
  contactView,
  conversion,
  customer,
  erasure,
  invoiceItem,
  invoiceLine,
  lead,
  leadAttempt,
  leadChange,
  postbackLog,
  reconciliation,
  reconciliationRow,
  scheduledChange,
} from './traffic.ts';

/** Creates a valid record of an entity from its required fields and the given values. */
export type Make = ((entity: string, given?: Values) => Promise<Row>) & {
  /** A valid item for `create`, without creating it. */
  item(entity: string, which: 'all' | 'required', given?: Values): Promise<Values>;
  /** A new record that is one of these. */
  fitting(entity: string, among?: ReferenceFilter): Promise<Row>;
  /** A valid value for one field; of an existing record, if one is given. */
  value(entity: string, field: string, record?: Values): Promise<unknown>;
};

/** A host that networks may choose for their calls. */
export const apiDomain = 'api.sluice.test';

/** What someone who creates records works with. */
interface Maker {
  call: Caller;
  make: Make;
  roles: Record<RoleType, number>;
}

/** What happens outside the product. */
export interface Outside {
  /** Proves that a domain belongs to the network, as DNS would. */
  prove(domain: number): Promise<unknown>;
}

/** What a definition can't express about its new records. */
interface Knowledge {
  /** Values that make the record one of these. */
  among?(among: ReferenceFilter, roles: Record<RoleType, number>): Values;
  /** Values it gets by default. */
  always?(maker: Maker, given: Values): Values | Promise<Values>;
  /** How a record is created if there is no call to create it. */
  make?(call: Caller, make: Make): Promise<Row>;
  /** What has to happen to a new record before it is one of these, if no call does it. */
  become?(row: Row, among: ReferenceFilter, world: Outside): Promise<unknown>;
}

/** Nobody sets the status of a new record; it has its initial one. */
const plainly = ({ status: _, ...among }: ReferenceFilter): Values =>
  Object.fromEntries(Object.entries(among).map(([name, values]) => [name, values[0]]));

const knowledge: Readonly<Record<string, Knowledge>> = {
  // The type of a user's role belongs to the role, so it can't be set on its own.
  user: {
    among: ({ roleType, ...rest }, roles) => ({
      ...plainly(rest),
      ...(roleType && { role: roles[roleType[0] as RoleType] }),
    }),
    always: ({ roles }) => ({ role: roles.affiliate }),
  },
  // Its target is a goal of its vertical.
  offer: {
    async always({ call, make }, { vertical }) {
      if (typeof vertical !== 'number') return { vertical: (await make('goal'))['vertical'], goal: null };
      const [goal] = (await call(named('goal', 'list'), { query: { vertical, limit: 1 } })).ok().items;
      return { goal: goal?.id ?? null };
    },
  },
  // Its platform can do everything, so that it may allow everything, and integrations enable it.
  integrationTemplate: {
    async always({ make }, { platform = undefined }) {
      const able = { outApiEnabled: true, redirectEnabled: true, apiSyncEnabled: true, postbackEnabled: true };
      return {
        platform: platform ?? (await make('platform', { ...able, apiSyncSettings: null })).id,
        integrationMethodsRestrictions: ['outApi', 'redirect', 'apiSync', 'postback'],
      };
    },
  },
  // It serves offers of its advertiser and of its template's vertical; its parameters are its template's.
  integration: {
    async always({ call, make }, { advertiser = undefined, template = undefined, apiParameters = undefined }) {
      const whose = advertiser ?? (await make('advertiser')).id;
      const [row] = Array.isArray(apiParameters) ? apiParameters : [];
      const asked = recordOf(row)['parameter'];
      const by =
        typeof asked === 'number'
          ? (await call(named('integrationTemplateParameter', 'list'), { query: { id: asked } })).ok().first[
              'integrationTemplate'
            ]
          : (template ?? (await make('integrationTemplate')).id);
      const { vertical } = (await call(named('integrationTemplate', 'read'), { params: { id: Number(by) } })).ok().data;
      return {
        advertiser: whose,
        template: by,
        apiParameters: [],
        offers: [(await make('offer', { advertisers: [whose], vertical })).id],
      };
    },
  },
  // An inactive integration asks nobody, so nothing changes automatically.
  customerSync: {
    async always({ call, make }, { integration = undefined }) {
      const id = integration ?? (await make('integration')).id;
      (await call(named('integration', 'status'), { items: [{ id, status: 'inactive' }] })).ok();
      return { integration: id };
    },
  },
  // Withdrawal methods of these tests leave it empty.
  accountField: { always: () => ({ required: false }) },
  // The payment method decides what it is filled in with.
  withdrawalMethod: {
    async always({ call, make }, { paymentMethod = undefined, accountDetails = undefined }) {
      const [row] = Array.isArray(accountDetails) ? accountDetails : [];
      const asked = recordOf(row)['field'];
      const by =
        typeof asked === 'number'
          ? (await call(named('accountField', 'list'), { query: { id: asked } })).ok().first['paymentMethod']
          : (paymentMethod ?? (await make('paymentMethod', { accountFields: [] })).id);
      return { paymentMethod: by, accountDetails: [] };
    },
  },
  // Leads have no currency, goal or conversion status; the guarantee is no more than the limit; an advertiser would be
  // one of its offer's.
  cap: {
    always: () => ({
      type: 'leads',
      processingType: 'hard',
      action: 'stop',
      value: '10',
      guarantee: '1',
      informationalValue: '8',
      goal: null,
      conversionStatus: null,
      currency: null,
      advertiser: null,
      landing: null,
    }),
  },
  // Visitors are sent somewhere.
  advertiser: { always: () => ({ redirectTemplate: 'https://thanks.example/{click_id}' }) },
  // No advertiser has two on one offer, and leads use one of their integrations.
  advertiserAssignment: {
    async always({ make }) {
      return { offer: (await make('offer')).id, advertiser: (await make('advertiser')).id, integration: null };
    },
  },
  affiliateAssignment: {
    async always({ make }) {
      return { offer: (await make('offer')).id };
    },
  },
  // It goes to an advertiser of its offer; a limit has a period.
  targeting: {
    async always({ make }, { offer = undefined }) {
      const limit = { value: 5, period: 'day', integration: null };
      if (offer !== undefined)
        return { ...limit, offer, advertiser: null, landing: (await make('landing', { offer })).id };
      const { id: advertiser } = await make('advertiser');
      return { ...limit, advertiser, landing: null, offer: (await make('offer', { advertisers: [advertiser] })).id };
    },
  },
  // Fixed amounts have a currency; a goal would be one of the offer's vertical.
  paymentRule: {
    async always({ make }) {
      const { id } = await make('currency');
      return { goal: null, paymentType: 1, revenueCurrency: id, payoutCurrency: id };
    },
  },
  // It has something to give, so that it may be active.
  creative: { always: (_, { text = 'Buy now' }) => ({ text }) },
  // It is default only for its purposes, and verified by DNS.
  domain: {
    among: ({ kinds = ['track'] }) => ({ kinds }),
    become: async ({ id }, { state = [] }, { prove }) => state.includes('verified') && prove(id),
    always: () => ({ defaultFor: [] }),
  },
  // A campaign would belong to its affiliate.
  postback: { always: () => ({ campaign: null, bodyFormat: 'none' }) },
  // Rules use parameters that leads have.
  vertical: {
    always: () => ({
      inboundRules: [
        { match: 'any', conditions: [{ parameter: 'email', operator: 'contains', value: '@' }], result: 'trash' },
      ],
    }),
  },
  // An affiliate promotes offers that they see, with their own pages.
  campaign: {
    async always({ call, make }, { offer = undefined }) {
      const seen = offer ?? (await make('offer')).id;
      if (offer === undefined) (await call('changeBlockOfOffers', { items: [{ id: seen, status: 'active' }] })).ok();
      return { offer: seen, landers: [(await make('landing', { offer: seen })).id] };
    },
  },
  // The only host that the operator lets networks choose; passwords in these tests don't have forty characters.
  generalSettings: { always: () => ({ apiDomain, passwordMinimum: 9 }) },
  // A token is valid from now on.
  apiToken: { always: () => ({ expiresAt: 4_102_444_800 }) },
  click: { make: click },
  clickChange: { make: clickChange },
  lead: { make: lead },
  leadAttempt: { make: leadAttempt },
  leadChange: { make: leadChange },
  contactView: { make: contactView },
  erasure: { make: erasure },
  conversion: { make: conversion },
  affiliateInvoice: { always: ({ call, make }) => invoiceItem('affiliate', call, make) },
  affiliateInvoiceLine: { make: invoiceLine('affiliate') },
  advertiserInvoice: { always: ({ call, make }) => invoiceItem('advertiser', call, make) },
  advertiserInvoiceLine: { make: invoiceLine('advertiser') },
  affiliateBalance: { make: account('affiliate', 'listAffiliateBalances') },
  affiliateMovement: { make: account('affiliate', 'listAffiliateMovements') },
  advertiserBalance: { make: account('advertiser', 'listAdvertiserBalances') },
  advertiserMovement: { make: account('advertiser', 'listAdvertiserMovements') },
  // There is one rate per currency and day, and one schedule per affiliate.
  currencyRate: { always: async ({ make }) => ({ currency: (await make('currency')).id }) },
  invoiceSchedule: {
    always: async ({ make }) => ({ affiliate: (await make.fitting('user', { roleType: ['affiliate'] })).id }),
  },
  reconciliation: { make: reconciliation },
  reconciliationRow: { make: reconciliationRow },
  scheduledChange: { make: scheduledChange },
  customer: { make: customer },
  postbackLog: { make: postbackLog },
  image: { make: (call) => uploadedPicture(call, 'offer') },
  // Events of one group, sent to people.
  notification: {
    async always({ make }) {
      const how = { channel: 'email', notificationChannelIntegration: null, quietFrom: '22:00', quietTo: '07:00' };
      return { groupSlug: 'caps', type: 'cap.filling', users: [(await make('user')).id], ...how };
    },
  },
  // A webhook has an address and a secret.
  notificationChannelIntegration: {
    always: () => ({ kind: 'webhook', url: 'https://hooks.example/events', secret: 'a signing secret' }),
  },
  // It is built on metrics that every network has.
  metric: { always: () => ({ value: 'approvedConversions / clicks' }) },
  // It shows metrics that every network has, on a dashboard of its creator.
  widget: {
    async always({ make }, { dashboard = undefined }) {
      const id = dashboard ?? (await make('dashboard')).id;
      // The possible values depend on the dimension.
      return { dashboard: id, metrics: ['clicks', 'leads'], groupBy: 'offer', filters: undefined };
    },
  },
  // It is about an existing record.
  note: {
    async always({ make }, { target = 'team', targetId = undefined }) {
      return { target, targetId: targetId ?? (await make(String(target))).id };
    },
  },
  // Permissions belong to the installation: nobody creates them.
  permission: {
    // One that roles of all types may hold.
    make: async (call) => (await call('listPermissions', { query: { system: 'vertical.read' } })).ok().first,
  },
};

/** A user has one preference of each kind, so creating one replaces the previous one. */
const makeRoom = async (call: Caller, entity: string, item: Values): Promise<void> => {
  if (entity !== 'preference') return;
  const present = (await call(named(entity, 'list'), { query: { type: String(item['type']) } })).ok().items;
  if (present.length > 0) await call(named(entity, 'delete'), { items: present.map(({ id }) => ({ id })) });
};

/** @param founded cycles its numbers through the kinds' samples, so no two records of the installation are the same */
export const recordMaker = (
  roles: Record<RoleType, number>,
  founded: Outside & { next(): number },
): ((call: Caller) => Make) => {
  const { next } = founded;
  return (call) => {
    const referred = new Map<string, Promise<Row>>();

    const fitting = async (entity: string, among: ReferenceFilter = {}): Promise<Row> => {
      const row = await create(entity, knowledge[entity]?.among?.(among, roles) ?? plainly(among));
      await knowledge[entity]?.become?.(row, among, founded);
      return row;
    };

    const reference = (entity: string, among: ReferenceFilter = {}): Promise<Row> => {
      const key = JSON.stringify([entity, among]);
      const record = referred.get(key) ?? fitting(entity, among);
      referred.set(key, record);
      return record;
    };

    const refer = async (field: Field): Promise<unknown> => {
      if (field.kind === 'one') return (await reference(field.entity, field.referenceFilter)).id;
      if (field.kind === 'many') return [(await reference(field.entity, field.referenceFilter)).id];
      // A record that does not exist yet is not referenced by anything.
      if (field.kind === 'reverse') return [];
      if (field.kind === 'tags') return [(await reference('tag', { type: [field.of] })).id];
      return field.kind === 'file' ? (await uploadedPicture(call, field.scope))['url'] : undefined;
    };

    const item = async (entity: string, which: 'all' | 'required', given: Values = {}): Promise<Values> => {
      const fixed = { ...(await knowledge[entity]?.always?.({ call, make, roles }, given)), ...given };
      const definition = entityOf(entity);
      const open = {
        ...definition,
        fields: Object.fromEntries(taken(definition, which).filter(([name]) => !(name in fixed))),
      };
      const all = Object.entries({ ...(await rightItem(open, which, next(), refer)), ...fixed });
      // What is to be left out is not sent.
      const made: Values = applied(definition.fields, Object.fromEntries(all.filter(([, one]) => one !== undefined)));
      await makeRoom(call, entity, made);
      return made;
    };

    const create = async (entity: string, given: Values = {}): Promise<Row> => {
      const known = knowledge[entity]?.make;
      if (known) return known(call, make);
      const owned = ownerOf(entityOf(entity));
      if (owned) return rowOf(entity, owned, given);
      if (entityOf(entity).single) return (await call(named(entity, 'read'))).ok().data;
      return (await call(named(entity, 'create'), { items: [await item(entity, 'required', given)] })).ok().first;
    };

    /** A row is created with its owner. */
    const rowOf = async (
      entity: string,
      [name, { entity: owner }]: [string, Field & { entity: string }],
      given: Values,
    ) => {
      const rows = Object.entries(entityOf(owner).fields).find(
        ([, field]) => field.kind === 'rows' && field.entity === entity,
      )?.[0];
      const { [name]: _, ...row } = await item(entity, 'required', given);
      const { id } = await create(owner, { [rows ?? '']: [row] });
      return (await call(named(entity, 'list'), { query: { [name]: id } })).ok().first;
    };

    const value = async (entity: string, name: string, record: Values = {}): Promise<unknown> => {
      const fixed = (await knowledge[entity]?.always?.({ call, make, roles }, record))?.[name];
      return fixed ?? right(entityOf(entity).fields[name]!, name, next(), refer);
    };

    const make: Make = Object.assign(create, { item, value, fitting });
    return make;
  };
};
