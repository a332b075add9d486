/** A server response, read the way callers read it. */

export type Values = Record<string, unknown>;

export type Row = Values & { id: number; version: number };

export interface Detail {
  message: string;
  type: string;
  path?: string;
}

/** One record, or the records of a collection: JSON has no types, but the tests know what they requested. */
type Data = Row & { items: Row[]; meta?: { totalCount?: number; minDate?: number | null; maxDate?: number | null } };

interface Body {
  data: Data;
  message?: string;
  details?: Detail[];
}

export class Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;

  constructor(status: number, headers: Readonly<Record<string, unknown>>, text: string) {
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  get body(): Body {
    const body: Body = JSON.parse(this.text);
    return body;
  }

  get data(): Data {
    return this.body.data;
  }

  get items(): Row[] {
    return this.data.items;
  }

  get details(): Detail[] {
    return this.body.details ?? [];
  }

  /** The first of its records. */
  get first(): Row {
    const [row] = this.items;
    if (!row) throw new Error(`No records in ${this.text}`);
    return row;
  }

  /** Returns the response if the call succeeded; otherwise throws an error with the whole response. */
  ok(): this {
    if (this.status >= 400) throw new Error(`The server answered ${this.status}: ${this.text}`);
    return this;
  }
}
