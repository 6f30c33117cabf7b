import { useSession } from '@adp/shared-auth';
import { type Control, Controller } from 'react-hook-form';
import { isVerified } from '../../lib/signInMethods';
import { PictureField } from './PictureField';
import type { ProfileForm } from './profileForm';

interface PictureControlProps {
  readonly control: Control<ProfileForm>;
  /** The name in the form, which may not be saved yet. */
  readonly name: string;
  readonly progress: number | undefined;
  readonly error: string | undefined;
}

export function PictureControl({ control, ...field }: PictureControlProps) {
  // `user` may be null, because the form renders once more between a sign-out and the redirect.
  const { user } = useSession();
  const mayUpload = user !== null && isVerified(user);
  return (
    <Controller
      control={control}
      name="picture"
      render={({ field: { value, onChange } }) => (
        <PictureField {...field} value={value} onChange={onChange} mayUpload={mayUpload} />
      )}
    />
  );
}
