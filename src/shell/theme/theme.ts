import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './palette.ts';

const fonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const heading = { fontWeight: 600, letterSpacing: '-0.011em', lineHeight: 1.3 };

/** The product's look. Both schemes are in the page's CSS; a class on its root selects which one is shown. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: fonts,
    fontSize: 13,
    htmlFontSize: 16,
    h1: { ...heading, fontSize: '1.5rem' },
    h2: { ...heading, fontSize: '1.25rem' },
    h3: { ...heading, fontSize: '1.125rem' },
    h4: { ...heading, fontSize: '1rem' },
    h5: { ...heading, fontSize: '0.9375rem' },
    h6: { ...heading, fontSize: '0.9375rem' },
    subtitle1: { fontSize: '0.875rem', fontWeight: 500 },
    subtitle2: { fontSize: '0.8125rem', fontWeight: 500 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.8125rem', fontWeight: 500, textTransform: 'none' },
    overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.04em', textTransform: 'none' },
  },
  components,
});
