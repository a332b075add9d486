import { HttpError } from 'ra-core';
import { recordOf } from '../../../domain/records.ts';
import { unannounced } from '../calls/calls.ts';
import { type ApiClient, itemsOf } from '../data/client.ts';
import type { Claims } from '../auth/tokens.ts';
import type { UserSettings } from './userSettings.ts';

/**
 * The user's table settings, which follow them to other browsers: they are stored on the server, one part per list, and
 * this browser's storage is a copy. A failure to store them there isn't reported; the next visit tries again.
 */
export interface KeptTables {
  /** Notes that the user changed a table's settings; they are sent to the server a moment later. */
  touch: (table: string) => void;
  /**
   * Takes over what the server has, except for local changes that haven't reached it yet, which are sent. Returns the
   * names of the tables that changed.
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
  /** Names of tables with settings that may not have reached the server yet. */
  unkept: UserSettings;
}

export const createKeptTables = ({ client, claims, tables, unkept }: KeptTablesParts): KeptTables => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const headers = unannounced;

  /**
   * Adds parts to the stored ones. The version check ensures that nothing stored by another tab in the meantime is
   * lost.
   */
  const keep = async (user: number, parts: Readonly<Record<string, unknown>>): Promise<void> => {
    const [record] = itemsOf(
      await client.GET('/user/preferences', { params: { query: { type: [type], user: [user] } }, headers }),
    );
    const settings = { ...recordOf(record?.settings), ...parts };
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
    // Impersonators don't touch the user's tables.
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
      const theirs = recordOf(kept);
      // Settings that only this browser has had so far are sent too.
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
