/** The Chicago author-date style, 18th edition, for the types of works on this site. */
export const chicago = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" demote-non-dropping-particle="never">
<info><title>Chicago author-date</title><id>chicago</id><updated>2026-11-22T00:00:00+00:00</updated></info>
<macro name="author"><names variable="author"><name and="text" name-as-sort-order="first" sort-separator=", " delimiter=", " delimiter-precedes-last="always"/><substitute><text macro="title"/></substitute></names></macro>
<macro name="title"><choose>
<if type="webpage"><text variable="title" text-case="title" quotes="true"/></if>
<else><text variable="title" text-case="title" font-style="italic"/></else>
</choose></macro>
<macro name="year"><choose>
<if variable="issued"><date variable="issued"><date-part name="year"/></date></if>
<else><text term="no date" form="short"/></else>
</choose></macro>
<macro name="day"><choose><if type="webpage"><date variable="issued"><date-part name="month" suffix=" "/><date-part name="day"/></date></if></choose></macro>
<macro name="accessed"><choose><if variable="issued DOI" match="none"><group delimiter=" "><text value="Accessed"/><date variable="accessed"><date-part name="month" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/></date></group></if></choose></macro>
<macro name="address"><choose>
<if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if>
<else><text variable="URL"/></else>
</choose></macro>
<citation><layout><text macro="year"/></layout></citation>
<bibliography et-al-min="7" et-al-use-first="3"><layout suffix="."><group delimiter=". ">
<text macro="author"/><text macro="year"/>
<choose><if variable="author"><text macro="title"/></if></choose>
<text variable="container-title"/><text variable="collection-title"/>
<group delimiter=", "><text variable="genre" text-case="capitalize-first"/><text variable="version" prefix="version "/></group>
<text variable="publisher"/><text macro="day"/><text macro="accessed"/><text macro="address"/>
</group></layout></bibliography>
</style>`;
