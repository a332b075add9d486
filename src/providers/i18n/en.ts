import { failuresEnglish } from '../../components/failure/messages/en.ts';
import { firstComponentsEnglish } from '../../components/messages/first/en.ts';
import { firstSignInEnglish } from '../../custom/signIn/messages/first/en.ts';
import generated from '../../generated/messages/first/en.ts';
import { firstResourcesEnglish } from '../../resources/messages/first/en.ts';
import { firstShellEnglish } from '../../shell/messages/first/en.ts';
import { firstNoticesEnglish } from '../../shell/notices/messages/first/en.ts';

/** What sign-in and lists say; the rest is in `further/en.ts`. */
export default {
  ...firstShellEnglish,
  ...firstNoticesEnglish,
  ...firstComponentsEnglish,
  ...failuresEnglish,
  ...firstResourcesEnglish,
  ...firstSignInEnglish,
  ...generated,
};
