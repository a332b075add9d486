import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocaleState, useLocales, useTranslate } from 'ra-core';

/** The interface languages, the current one pressed. */
export const LanguageSwitch = () => {
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
      aria-label={translate('shell.header.language')}
    >
      {locales.map(({ locale: code, name }) => (
        <ToggleButton
          key={code}
          value={code}
          aria-label={`${code.toUpperCase()} ${name}`}
          lang={code}
          sx={{ padding: '2px 8px', fontSize: '0.75rem' }}
        >
          {code.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
