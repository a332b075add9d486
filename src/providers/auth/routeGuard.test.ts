import { describe, expect, test } from 'vitest';
import { pages } from '../../custom/pages.ts';
import { resources } from '../../resources/index.ts';
import { mayAccess, mayOpenPage } from './permissions.ts';
import { guardedRoutes, mayOpenRoute, routePermissions } from './routeGuard.ts';

const everything = [...new Set(guardedRoutes.map(({ permission }) => permission))];

describe.each(guardedRoutes.map((route) => [route.name, route] as const))('%s', (_, { path, permission }) => {
  test('is closed to whoever holds everything but its permission', () => {
    expect(mayOpenRoute(path, everything.filter((name) => name !== permission))).toBe(false);
    expect(mayOpenRoute(path, routePermissions(path))).toBe(true);
  });

  test('guards what lies below it, and nothing beside it', () => {
    if (path === '/') return;
    expect(routePermissions(`${path}/12/general`)).toContain(permission);
    expect(guardedRoutes.filter((other) => other.path === `${path}-more`).flatMap(() => routePermissions(`${path}-more`))).toEqual([]);
  });
});

test('the table names each route and each address once', () => {
  expect(new Set(guardedRoutes.map(({ name }) => name)).size).toBe(guardedRoutes.length);
  expect(new Set(guardedRoutes.map(({ path }) => path)).size).toBe(guardedRoutes.length);
});

describe('every page of ours', () => {
  const withPages = resources.filter(({ pages: kinds }) => kinds.length > 0);

  test.each(withPages.map((entry) => [entry.name, entry] as const))('%s opens by what its menu entry takes', (name, entry) => {
    const menu = [entry.permission.menu ?? []].flat();
    const needed = routePermissions(`/${name}`);
    // The definition and the table never contradict each other.
    if (needed.length > 0 && menu.length > 0) expect(needed).toEqual(expect.arrayContaining(menu));
    const enough = [...needed, ...menu];
    expect(mayOpenRoute(`/${name}`, enough, entry.permission.menu)).toBe(true);
    for (const missing of enough) {
      const lacking = enough.filter((permission) => permission !== missing);
      expect(mayOpenRoute(`/${name}`, lacking, entry.permission.menu), missing).toBe(false);
    }
  });

  test.each(withPages.map((entry) => [entry.name, entry] as const))('%s needs the permission of its calls too', (name, entry) => {
    const calls = new Set([entry.permission.list ?? []].flat());
    const others = withPages.flatMap(({ permission }) => Object.values(permission).flat()).filter((permission) => !calls.has(permission));
    expect(mayAccess(resources, others, name, 'list')).toBe(false);
  });

  test.each(pages.filter(({ outside }) => !outside).map((page) => [page.path, page] as const))('%s', (path, page) => {
    const needed = routePermissions(path);
    if (needed.length === 0) return;
    const staff = { role: { type: 'admin' as const } };
    expect(mayOpenPage(page, { ...staff, permissions: needed })).toBe(true);
    for (const missing of needed) {
      expect(mayOpenPage(page, { ...staff, permissions: needed.filter((permission) => permission !== missing) })).toBe(false);
    }
  });
});

test('a page that the table does not know opens by its own permission, any of several', () => {
  expect(mayOpenRoute('/landings', [], ['a', 'b'])).toBe(false);
  expect(mayOpenRoute('/landings', ['b'], ['a', 'b'])).toBe(true);
  expect(mayOpenRoute('/profile/about', [])).toBe(true);
});
