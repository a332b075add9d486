/** Whether a path is one of the pages for users who are not signed in. */
export const isOpenRoute = (pathname: string): boolean => /^\/(login(\/.*)?|registration)\/?$/.test(pathname);
