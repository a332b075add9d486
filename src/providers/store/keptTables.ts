import { HttpError } from 'ra-core';
import { unannounced } from '../calls/calls.ts';
import { type ApiClient, itemsOf } from '../data/client.ts';
import type { Claims } from '../auth/tokens.ts';
import { isObject, type UserSettings } from './userSettings.ts';

/**
 * What people chose for their tables follows them to other browsers: it lies with the server, one part a list, and this
 * browser's storage is a copy of it. A failure to keep it there tells nobody; it is tried again on the next visit.
 */
export interface KeptTables {
  /** Says that the person chose something for a table; it is kept with the server a moment later. */
  touch: (table: string) => void;
  /**
   * Takes over what the server keeps, but for what was chosen here and has not got there, and keeps that.
   * Gives the names of the tables that changed.
   */
  adopt: (kept: unknown) => string[];
}

const type = 'tableSettings';
const pause = 500;
const tries = 4;

export interface KeptTablesParts {
  client: ApiClient;
  claims: () => Claims | undefined;
  tables: UserSettings;
  /** Names of tables with something that the server may not know yet. */
  unkept: UserSettings;
}

export const createKeptTables = ({ client, claims, tables, unkept }: KeptTablesParts): KeptTables => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const headers = unannounced;

  /** Puts parts beside those that are there. The version sees to it that nothing is lost that another tab kept meanwhile. */
  const keep = async (user: number, parts: Readonly<Record<string, unknown>>): Promise<void> => {
    const [record] = itemsOf(
      await client.GET('/user/preferences', { params: { query: { type: [type], user: [user] } }, headers }),
    );
    const settings = { ...(isObject(record?.settings) && record.settings), ...parts };
    if (record)
      await client.PATCH('/user/preferences', {
        body: { items: [{ id: record.id, version: record.version, settings }] },
        headers,
      });
    else await client.PUT('/user/preferences', { body: { items: [{ type, settings }] }, headers });
  };

  const isMeanwhile = (error: unknown): boolean => error instanceof HttpError && [400, 409].includes(error.status);

  const push = async (): Promise<void> => {
    const { userId, impersonator } = claims() ?? {};
    const names = Object.keys(unkept.all());
    // Who impersonates someone leaves their tables alone.
    if (!userId || impersonator || names.length === 0) return;
    const parts = Object.fromEntries(names.map((name) => [name, tables.get(name) ?? {}]));
    for (let left = tries; left > 0; left -= 1) {
      try {
        await keep(Number(userId), parts);
        for (const name of names)
          if (JSON.stringify(tables.get(name) ?? {}) === JSON.stringify(parts[name])) unkept.set(name, undefined);
        return;
      } catch (error) {
        if (!isMeanwhile(error)) return;
      }
    }
  };

  const pushLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void push(), pause);
  };

  return {
    touch: (table) => {
      unkept.set(table, true);
      pushLater();
    },
    adopt: (kept) => {
      const theirs = isObject(kept) ? kept : {};
      // What this browser has kept alone so far goes there too.
      for (const name of Object.keys(tables.all())) if (!(name in theirs)) unkept.set(name, true);
      const mine = unkept.all();
      const changed = Object.keys(theirs).filter(
        (name) => !(name in mine) && JSON.stringify(theirs[name]) !== JSON.stringify(tables.get(name) ?? {}),
      );
      for (const name of changed) tables.set(name, theirs[name]);
      if (Object.keys(mine).length > 0) pushLater();
      return changed;
    },
  };
};
