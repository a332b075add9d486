import { useTranslate } from 'ra-core';
import { useWords } from './useWords.ts';

const none = { en: 'Nothing found', ru: 'Ничего не найдено' };

/** Returns what MUI's Autocomplete says of its own, in the user's language; inputs of react-admin say it themselves. */
export const useChoosingWords = () => {
  const translate = useTranslate();
  const say = useWords();
  return {
    noOptionsText: say(none),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
};
