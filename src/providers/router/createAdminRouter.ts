import type { ReactElement } from 'react';
import {
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
} from 'react-router-dom';
import type { AdminAddress, Place } from './adminAddress.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Router = ReturnType<typeof createRouter>;

const placeOf = (to: To, state?: unknown): Place => {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state };
};

/**
 * Wraps a browser history so that the address bar shows its own spelling of a place and the application gets
 * react-admin's. It is below the router, so links, redirects, blockers and the back button all agree.
 */
export const translateHistory = (history: BrowserHistory, address: AdminAddress): BrowserHistory => {
  const toAdmin = <L extends BrowserHistory['location']>(location: L): L => ({
    ...location,
    ...address.toAdmin(location),
  });
  const toBrowser = (to: To): Place => address.toBrowser(placeOf(to));
  const write = (go: BrowserHistory['push']) => (to: To, state?: unknown) => {
    const place = address.toBrowser(placeOf(to, state));
    // The router's own location carries the key it will look for when the user comes back.
    go({ ...(typeof to === 'object' ? to : {}), ...place }, place.state);
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return toAdmin(history.location);
    },
    createHref: (to) => history.createHref(toBrowser(to)),
    createURL: (to) => history.createURL(to),
    // Every navigation goes through here first, so a link may be written in either spelling.
    encodeLocation: (to) => history.encodeLocation(address.toAdmin(placeOf(to))),
    push: write((to, state) => history.push(to, state)),
    replace: write((to, state) => history.replace(to, state)),
    go: (delta) => history.go(delta),
    listen: (listener) => history.listen((update) => listener({ ...update, location: toAdmin(update.location) })),
  };
};

/** A history whose address bar shows from the start what it would show after the first navigation. */
const spelledOut = (history: BrowserHistory, address: AdminAddress): BrowserHistory => {
  const { pathname, search, hash, state } = history.location;
  const place = address.toBrowser(address.toAdmin({ pathname, search, hash, state }));
  if (place.pathname !== pathname || place.search !== search) history.replace(place, place.state);
  return history;
};

/** Creates the router of the admin: one page, `element`, whose addresses are written by `address`. */
export const createAdminRouter = (
  element: ReactElement,
  address: AdminAddress,
  history: BrowserHistory = createBrowserHistory(),
): Router =>
  createRouter({
    routes: [{ path: '*', element }],
    history: translateHistory(spelledOut(history, address), address),
    mapRouteProperties,
  }).initialize();
