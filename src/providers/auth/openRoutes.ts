/** Whether a path belongs to the pages for people who are not signed in. */
export const isOpenRoute = (pathname: string): boolean => /^\/(login(\/.*)?|registration)\/?$/.test(pathname);
