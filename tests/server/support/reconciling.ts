import { expect } from 'vitest';
import { type Invoicing, setUpInvoicing } from './invoicing.ts';
import type { Person, Product } from './product.ts';

/** An advertiser’s files next to the conversions of a network. */

type File = Uint8Array | string;
type Answer = Awaited<ReturnType<Person['call']>>;

export interface Reconciling extends Invoicing {
  /** An approved conversion of this transaction, worth 30.5 to the network. */
  conversionOf(txid: string): Promise<number>;
  post(call: string, content: File, query?: Record<string, unknown>, person?: Person): Promise<Answer>;
  preview(content: File, query?: Record<string, unknown>): Promise<Answer>;
  /** Saves a comparison; returns its ID. */
  keep(content: File, query?: Record<string, unknown>): Promise<number>;
  rowsOf(report: number): Promise<Record<string, unknown>[]>;
  correct(report: number, body: object, person?: Person): Promise<Answer>;
  undo(report: number): Promise<Answer>;
}

export const setUpReconciling = async (product: Product): Promise<Reconciling> => {
  const { admin, app } = product;
  const at = await setUpInvoicing(product);
  const post: Reconciling['post'] = async (call, content, query = {}, person = admin) => {
    const form = new FormData();
    form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'october.csv');
    const body = new Response(form);
    const said = new URLSearchParams({
      advertiser: String(at.ids.advertiser),
      periodFrom: at.today,
      periodTo: new Date().toISOString().slice(0, 10),
    });
    for (const [name, value] of Object.entries(query)) said.set(name, String(value));
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/user/reconciliations${call}?${said}`,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    ...at,
    post,
    async conversionOf(txid) {
      const { data } = await at.report(`?click_id=${await at.click()}&goal=deposit&txid=${txid}`);
      expect((await at.change('approve', [data.id])).status).toBe(200);
      return data.id;
    },
    preview: (content, query) => post('/preview', content, query),
    async keep(content, query) {
      const answer = await post('', content, query);
      expect([answer.status, answer.message, answer.details]).toEqual([201, undefined, undefined]);
      return answer.data.id;
    },
    rowsOf: async (report) =>
      (await admin.call('GET', `/user/reconciliation_rows?reconciliation=${report}&orderBy=id:asc&limit=500`)).data
        .items,
    correct: (report, body, person = admin) => person.call('POST', `/user/reconciliations/${report}/correct`, body),
    undo: (report) => admin.call('POST', `/user/reconciliations/${report}/undo`),
  };
};
