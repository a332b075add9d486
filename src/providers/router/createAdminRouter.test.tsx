import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  CoreAdminUI,
  EditBase,
  LinkBase,
  ListBase,
  Resource,
  useCreatePath,
  useListContext,
  useParams,
  useRecordContext,
} from 'ra-core';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataProvider } from '../data/dataProvider.ts';
import { createAdminAddress } from './adminAddress.ts';
import { createAdminRouter } from './createAdminRouter.ts';

const resources = [
  {
    name: 'affiliates/members',
    statuses: ['active', 'blocked'],
    filters: { team: 'numbers' },
    defaultOrder: 'id:desc',
    pageSize: 25,
    tabs: ['general', 'history'],
    aliases: ['members'],
  },
] as const;

const Members = () => {
  const { filterValues, page, perPage, sort, setPage, setFilters, setSort } = useListContext();
  const createPath = useCreatePath();
  return (
    <>
      <output>{JSON.stringify([filterValues, sort, page, perPage])}</output>
      <button onClick={() => setPage(2)}>next page</button>
      <button onClick={() => setFilters({ ...filterValues, team: [7] })}>team 7</button>
      <button onClick={() => setSort({ field: 'email', order: 'ASC' })}>by email</button>
      <LinkBase to={createPath({ type: 'edit', resource: 'affiliates/members', id: 12 })}>record</LinkBase>
      <LinkBase to="/affiliates/members/blocked?orderBy=id:desc&limit=25&offset=0">blocked</LinkBase>
    </>
  );
};
const Member = () => {
  const record = useRecordContext();
  return <output>{`${record?.['email']} ${useParams()['*'] || 'first tab'}`}</output>;
};

const dataProvider = createDataProvider({
  apiUrl: () => 'http://localhost/api/v1',
  resources: [{ name: 'affiliates/members', path: 'user/users', entity: 'user', onRequest: [] }],
  send: ({ url }) =>
    Promise.resolve(
      Response.json({
        data: url.includes('/users/12')
          ? { id: 12, email: 'ann@example.com' }
          : { items: [{ id: 12, email: 'ann@example.com' }], meta: { totalCount: 500 } },
      }),
    ),
});

/** Opens the admin as a browser does at this address; history left by an earlier page stays. */
const open = () =>
  render(
    <RouterProvider
      router={createAdminRouter(
        <CoreAdminContext dataProvider={dataProvider}>
          <CoreAdminUI>
            <Resource
              name="affiliates/members"
              list={
                <ListBase perPage={25} sort={{ field: 'id', order: 'DESC' }}>
                  <Members />
                </ListBase>
              }
              edit={
                <EditBase>
                  <Member />
                </EditBase>
              }
            />
          </CoreAdminUI>
        </CoreAdminContext>,
        createAdminAddress(resources),
      )}
    />,
  );

const address = () => window.location.pathname + window.location.search;
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const click = (name: string) => act(() => screen.getByText(name).click());

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a list is found at its address, changes it, and comes back with the back button and after a reload', async () => {
  window.history.replaceState(null, '', '/affiliates/members/active?orderBy=id:desc&limit=25&offset=0');
  open();
  await shows('[{"status":"active"},{"field":"id","order":"DESC"},1,25]');

  click('team 7');
  await shows('[{"status":"active","team":[7]},{"field":"id","order":"DESC"},1,25]');
  expect(address()).toBe('/affiliates/members/active?orderBy=id:desc&limit=25&offset=0&team=7');
  click('by email');
  await shows('[{"status":"active","team":[7]},{"field":"email","order":"ASC"},1,25]');
  expect(address()).toContain('orderBy=email:asc');
  click('next page');
  await shows('[{"status":"active","team":[7]},{"field":"email","order":"ASC"},2,25]');
  expect(address()).toBe('/affiliates/members/active?orderBy=email:asc&limit=25&offset=25&team=7');

  cleanup();
  open();
  await shows('[{"status":"active","team":[7]},{"field":"email","order":"ASC"},2,25]');
  act(() => window.history.back());
  await shows('[{"status":"active","team":[7]},{"field":"email","order":"ASC"},1,25]');
  act(() => window.history.forward());
  await shows('[{"status":"active","team":[7]},{"field":"email","order":"ASC"},2,25]');
});

test('a link may be written as the address bar shows it', async () => {
  window.history.replaceState(null, '', '/affiliates/members/active?team=7');
  open();
  await shows('[{"status":"active","team":[7]},{"field":"id","order":"DESC"},1,25]');
  expect(screen.getByText('blocked').getAttribute('href')).toBe(
    '/affiliates/members/blocked?orderBy=id:desc&limit=25&offset=0',
  );
  click('blocked');
  await shows('[{"status":"blocked"},{"field":"id","order":"DESC"},1,25]');
});

test('an address is completed from the start, under its canonical path', async () => {
  window.history.replaceState(null, '', '/members/active?team=7');
  const before = window.history.length;
  open();
  await shows('[{"status":"active","team":[7]},{"field":"id","order":"DESC"},1,25]');
  expect(address()).toBe('/affiliates/members/active?orderBy=id:desc&limit=25&offset=0&team=7');
  expect(window.history.length).toBe(before);

  cleanup();
  window.history.replaceState(null, '', '/members/12?from=mail#top');
  open();
  await shows('ann@example.com first tab');
  expect(address() + window.location.hash).toBe('/affiliates/members/12/general?from=mail#top');
});

test('a record is at its first tab, and every tab has its address', async () => {
  window.history.replaceState(null, '', '/affiliates/members/active');
  open();
  await screen.findByText('record');
  expect(screen.getByText('record').getAttribute('href')).toBe('/affiliates/members/12/general');
  click('record');
  await shows('ann@example.com first tab');
  expect(address()).toBe('/affiliates/members/12/general');

  cleanup();
  window.history.replaceState(null, '', '/affiliates/members/12/history');
  open();
  await shows('ann@example.com history');
});
