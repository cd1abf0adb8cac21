/** The page of the map's data, and the folder of its downloads (contract "Map data"). */
export const MAP_DATA = '/peta/data';
