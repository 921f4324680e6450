/** Abilities of a camera's track besides taking pictures; browsers differ in it, and their types lack it. */
interface TrackAbilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}

/** The light and the zoom of a camera; undefined is a camera without. */
export interface CameraControls {
  readonly torch: ((on: boolean) => Promise<void>) | undefined;
  readonly zoom:
    | {
        readonly min: number;
        readonly max: number;
        readonly step: number;
        readonly value: number;
        readonly set: (value: number) => Promise<void>;
      }
    | undefined;
}

/** Returns what can be set at the camera of a stream. A camera that refuses a setting stays as it is. */
export function cameraControls(stream: MediaStream): CameraControls {
  const track = stream.getVideoTracks()[0];
  // Firefox has no such method before version 132.
  const abilities = (track?.getCapabilities?.() ?? {}) as TrackAbilities;
  const settings = (track?.getSettings?.() ?? {}) as { readonly zoom?: number };
  const apply = async (wish: object) => {
    await track?.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).catch(() => undefined);
  };
  const { zoom } = abilities;
  return {
    torch: abilities.torch === true ? (on) => apply({ torch: on }) : undefined,
    zoom:
      zoom !== undefined && zoom.max > zoom.min
        ? {
            min: zoom.min,
            max: zoom.max,
            step: zoom.step !== undefined && zoom.step > 0 ? zoom.step : (zoom.max - zoom.min) / 50,
            value: settings.zoom ?? zoom.min,
            set: (value) => apply({ zoom: value }),
          }
        : undefined,
  };
}
