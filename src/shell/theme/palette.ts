/** The product's colour, known from its logo and charts. Text and buttons use shades of it with enough contrast. */
export const brand = '#AB5BF5';

/** `text.disabled` is used not only for disabled text, but also for the frames of inputs. */
export const light = {
  primary: { main: '#8F3FE0', dark: '#7429C2', light: brand, contrastText: '#FFFFFF' },
  secondary: { main: '#4A4458', dark: '#2F2A3A', light: '#6B647A', contrastText: '#FFFFFF' },
  error: { main: '#C22F2F', dark: '#9E2020', light: '#FCEBEB', contrastText: '#FFFFFF' },
  warning: { main: '#A35200', dark: '#7D3F00', light: '#FDF1E1', contrastText: '#FFFFFF' },
  success: { main: '#0A7A45', dark: '#065C33', light: '#E4F6EC', contrastText: '#FFFFFF' },
  info: { main: '#2563C4', dark: '#194B9A', light: '#E8F0FC', contrastText: '#FFFFFF' },
  background: { default: '#F8F7FA', paper: '#FFFFFF' },
  text: { primary: '#1B1723', secondary: '#615A70', disabled: '#8B8499' },
  divider: '#E8E5EE',
  action: {
    hover: 'rgba(40, 26, 64, 0.045)',
    selected: 'rgba(143, 63, 224, 0.10)',
    focus: 'rgba(143, 63, 224, 0.14)',
    active: '#615A70',
    disabled: '#A9A3B5',
    disabledBackground: '#EEECF2',
  },
} as const;

export const dark = {
  primary: { main: '#C594FA', dark: '#D9B8FC', light: brand, contrastText: '#1C0F2B' },
  secondary: { main: '#BDB5CC', dark: '#D9D3E4', light: '#8E879C', contrastText: '#17141F' },
  error: { main: '#F78A8A', dark: '#FBB4B4', light: '#3A1A1F', contrastText: '#2A0B0B' },
  warning: { main: '#F0B060', dark: '#F6CB95', light: '#36260F', contrastText: '#2A1800' },
  success: { main: '#56CC8C', dark: '#8ADFB0', light: '#12301F', contrastText: '#04210F' },
  info: { main: '#82B3F8', dark: '#ACCDFB', light: '#14263F', contrastText: '#061A33' },
  background: { default: '#110F17', paper: '#18151F' },
  text: { primary: '#ECE9F2', secondary: '#A39BB5', disabled: '#726B82' },
  divider: '#2B2735',
  action: {
    hover: 'rgba(255, 255, 255, 0.05)',
    selected: 'rgba(171, 91, 245, 0.20)',
    focus: 'rgba(171, 91, 245, 0.28)',
    active: '#A39BB5',
    disabled: '#5E576C',
    disabledBackground: '#262230',
  },
} as const;
