import { failuresRussian } from '../../components/failure/messages/ru.ts';
import { firstComponentsRussian } from '../../components/messages/first/ru.ts';
import { firstSignInRussian } from '../../custom/signIn/messages/first/ru.ts';
import generated from '../../generated/messages/first/ru.ts';
import { firstResourcesRussian } from '../../resources/messages/first/ru.ts';
import { firstShellRussian } from '../../shell/messages/first/ru.ts';
import { firstNoticesRussian } from '../../shell/notices/messages/first/ru.ts';

/** What sign-in and lists say; the rest is in `further/ru.ts`. */
export default {
  ...firstShellRussian,
  ...firstNoticesRussian,
  ...firstComponentsRussian,
  ...failuresRussian,
  ...firstResourcesRussian,
  ...firstSignInRussian,
  ...generated,
};
