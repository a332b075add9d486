import raEnglish from 'ra-language-english';
import { componentsEnglish } from '../../../components/messages/en.ts';
import { impersonationEnglish } from '../../../custom/impersonation/messages/en.ts';
import { signInEnglish } from '../../../custom/signIn/messages/en.ts';
import generated from '../../../generated/messages/en.ts';
import { resourcesEnglish } from '../../../resources/messages/en.ts';
import { english } from '../../../shell/messages/en.ts';
import { noticesEnglish } from '../../../shell/notices/messages/en.ts';
import { paletteEnglish } from '../../../shell/palette/messages/en.ts';

export default {
  ...raEnglish,
  ...english,
  ...paletteEnglish,
  ...noticesEnglish,
  ...componentsEnglish,
  ...resourcesEnglish,
  ...signInEnglish,
  ...impersonationEnglish,
  ...generated,
};
