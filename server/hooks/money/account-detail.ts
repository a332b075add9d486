import { accountFormats } from '../../../domain/money/account-formats.ts';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';

type DetailChange = Change<'accountDetail'>;

const otherMethod = { en: 'The payment method has no such field', ru: 'У способа выплаты нет такого поля' };
const isSecret = {
  en: 'This field is secret: fill in the secret value',
  ru: 'Это секретное поле: заполните секретное значение',
};
const isPlain = {
  en: 'This field is not secret: fill in the value',
  ru: 'Это не секретное поле: заполните обычное значение',
};
const misshapen = { en: 'This value seems wrong. Please check it', ru: 'Значение выглядит неверным. Проверьте его' };

/**
 * A detail belongs to the payment method, matches the format it asks for, and is stored as it says: in the clear, or as
 * a secret.
 */
const checkDetail = async ({ path, before, values }: DetailChange, { db, broken }: Work<Reader>): Promise<void> => {
  const [field, owner] = [values.field ?? before?.field, values.withdrawalMethod ?? before?.withdrawalMethod];
  if (field === undefined || owner === undefined) return;
  const asked = await db
    .selectFrom('account_fields as account_field')
    .innerJoin('withdrawal_methods', 'withdrawal_methods.payment_method_id', 'account_field.payment_method_id')
    .select(['account_field.secret', 'account_field.format'])
    .where('account_field.id', '=', field)
    .where('withdrawal_methods.id', '=', owner)
    .executeTakeFirst();
  if (!asked) {
    broken.push({ path: `${path}.field`, type: 'otherMethod', message: otherMethod });
    return;
  }
  const [name, other] = asked.secret ? (['secretValue', 'value'] as const) : (['value', 'secretValue'] as const);
  if (!isEmpty(values[other]))
    broken.push({
      path: `${path}.${other}`,
      ...(asked.secret ? { type: 'isSecret', message: isSecret } : { type: 'isPlain', message: isPlain }),
    });
  const text = values[name];
  if (typeof text === 'string' && text !== '' && !accountFormats[asked.format](text))
    broken.push({ path: `${path}.${name}`, type: 'misshapen', message: misshapen });
};

export const accountDetailHooks: Hooks<'accountDetail'> = {
  async validate(changes, work) {
    for (const change of changes) await checkDetail(change, work);
  },
};
