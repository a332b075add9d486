import type { Side } from '../../openapi/invoice-sides.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handler, Handlers } from '../http/call.ts';
import { once } from '../http/idempotency.ts';
import type { Storage } from '../uploads/storage.ts';
import { readInvoiceFile } from './documents/document.ts';
import { financeOf } from './finance.ts';
import { type InvoiceableQuery, invoiceableConversions } from './invoiceable-handlers.ts';
import { sides } from './sides.ts';
import { type Request, requestWithdrawal, withdrawable } from './withdrawal.ts';

interface Dependencies {
  database: Database;
  model: Model;
  storage: Storage;
}

/** Handlers of the calls around invoices: previews, withdrawals, files, finance. */
export const createInvoiceHandlers = ({ database, model, storage }: Dependencies): Handlers => {
  const find =
    (side: Side): Handler =>
    async ({ caller, body }: Call<unknown, unknown, InvoiceableQuery>) => ({
      data: await database
        .tenant(caller.tenantId, sides[side].entity)
        .read((db) => invoiceableConversions(db, model, side, body, caller)),
    });

  const file =
    (side: Side): Handler =>
    ({ caller, params, query, language }: Call<{ id: number }, { format: 'pdf' | 'xlsx' }>) =>
      readInvoiceFile({ database, model, storage }, { side, id: params.id, format: query.format, language, caller });

  return {
    findAffiliateInvoiceConversions: find('affiliate'),
    findAdvertiserInvoiceConversions: find('advertiser'),
    readAffiliateInvoiceFile: file('affiliate'),
    readAdvertiserInvoiceFile: file('advertiser'),

    async readWithdrawable({ caller, query: { affiliate } }: Call<unknown, { affiliate?: number }>) {
      return {
        data: await database
          .tenant(caller.tenantId, 'affiliateInvoice')
          .read((db) => withdrawable(db, model, affiliate, caller)),
      };
    },

    createWithdrawal: (call: Call<unknown, unknown, Request>) =>
      database.tenant(call.caller.tenantId, 'affiliateInvoice').write((db) =>
        once(db, call, async () => {
          const { caller, requestId } = call;
          const id = await requestWithdrawal({ db, model, caller, requestId }, call.body);
          const collection = collectionNamed(model, 'affiliateInvoice');
          return { status: 201, data: await readRecord(db, model, collection, { id, query: {}, caller }) };
        }),
      ),

    async readFinance({ caller, query: { months = 12 } }: Call<unknown, { months?: number }>) {
      return {
        data: await database.scanning(caller.tenantId).read((db) => financeOf(db, model, months, caller)),
      };
    },
  };
};
