import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's, on which tables become cards. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });
